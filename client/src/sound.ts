/** Three short sounds made on the spot; silent unless the person asks for them. */

import { sound } from "./settings";

type Cue = "turn" | "step" | "end";

const NOTES: Record<Cue, readonly number[]> = { turn: [523.25, 659.25], step: [392], end: [523.25, 659.25, 783.99] };
const NOTE = 0.16;
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

/** Plays a cue, if sounds are on. */
export function play(cue: Cue): void {
  if (!sound.peek()) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[cue].forEach((pitch, number) => {
    if (context) note(context, pitch, start + number * NOTE);
  });
}

function note(audio: AudioContext, pitch: number, start: number): void {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE * 1.8);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + NOTE * 2);
}
