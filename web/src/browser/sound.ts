/** Short, dry, wooden sounds, made here; no file is loaded. */

import { settings } from "./settings.svelte";

export type Sound = "knock" | "flick" | "slide" | "turn" | "refused" | "end" | "chat";

const LOUDEST = 0.6;
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function ready(): AudioContext | undefined {
  // Browsers allow sound only after the first gesture; before that there is nothing to say anyway.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tap(out: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = out.createOscillator();
  const gain = out.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  gain.gain.setValueAtTime(loud * LOUDEST * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(out.destination);
  tone.start(at);
  tone.stop(at + length);
}

function brush(out: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  if (!noise) {
    noise = out.createBuffer(1, out.sampleRate / 2, out.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * LOUDEST * settings.volume, at + length / 4);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(at, 0, length);
}

export function play(sound: Sound): void {
  const out = ready();
  if (!out) return;
  const now = out.currentTime;
  switch (sound) {
    case "knock":
      tap(out, now, 190, 0.12, 0.7);
      brush(out, now, 1800, 0.03, 0.25);
      break;
    case "flick":
      brush(out, now, 3200, 0.05, 0.4);
      tap(out, now + 0.02, 420, 0.05, 0.25);
      break;
    case "slide":
      brush(out, now, 1500, 0.16, 0.3);
      break;
    case "turn":
      tap(out, now, 392, 0.16, 0.6);
      tap(out, now + 0.14, 523, 0.2, 0.6);
      break;
    case "refused":
      tap(out, now, 110, 0.1, 0.6);
      break;
    case "chat":
      tap(out, now, 620, 0.08, 0.3);
      break;
    case "end":
      for (const [nth, pitch] of [262, 330, 392].entries()) tap(out, now + nth * 0.26, pitch, 0.38, 0.6);
      break;
  }
}
