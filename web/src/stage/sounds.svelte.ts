// Sounds, made of oscillators and noise when they are needed: no file is fetched for them.
import { keep, kept } from '../kept';

const KEPT = 'stellwerk.sounds';
const set = $state({ on: kept(KEPT) !== 'off' });
let audio: AudioContext | null = null;

export function sounds(): boolean {
  return set.on;
}

export function switchSounds(on: boolean): void {
  set.on = on;
  keep(KEPT, on ? 'on' : 'off');
  if (on) play('place');
}

interface Tone {
  /** seconds after now */
  at: number;
  hertz: number;
  seconds: number;
  loud: number;
  shape: OscillatorType;
}

const bell = (hertz: number, at = 0, loud = 0.2): Tone[] => [
  { at, hertz, seconds: 0.9, loud, shape: 'sine' },
  { at, hertz: hertz * 2.76, seconds: 0.5, loud: loud * 0.4, shape: 'sine' },
];
const knock = (hertz: number, loud = 0.3): Tone[] => [
  { at: 0, hertz, seconds: 0.09, loud, shape: 'triangle' },
];

const TONES = {
  place: knock(180),
  lock: [...knock(320), { at: 0.07, hertz: 240, seconds: 0.08, loud: 0.25, shape: 'square' }],
  coin: [...bell(1480, 0, 0.12), ...bell(1960, 0.07, 0.1)],
  bell: [...bell(1047), ...bell(1047, 0.22)],
  turn: [...bell(587, 0, 0.14), ...bell(880, 0.14, 0.14)],
  win: [...bell(523), ...bell(659, 0.14), ...bell(784, 0.28), ...bell(1047, 0.42)],
  over: [...bell(523), ...bell(415, 0.2)],
  chat: bell(988, 0, 0.08),
  undo: knock(120, 0.25),
} satisfies Record<string, Tone[]>;

const NOISES = { card: 0.09, pen: 0.22 } as const;

export type Sound = keyof typeof TONES | keyof typeof NOISES;

export function play(sound: Sound): void {
  if (!set.on || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (sound in NOISES) hiss(audio, NOISES[sound as keyof typeof NOISES], sound === 'pen');
  else for (const tone of TONES[sound as keyof typeof TONES]) ring(audio, tone);
}

function ring(context: AudioContext, { at, hertz, seconds, loud, shape }: Tone): void {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type: shape, frequency: hertz });
  source.connect(fading(context, start, seconds, loud)).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}

function hiss(context: AudioContext, seconds: number, bright: boolean): void {
  const samples = new AudioBuffer({
    length: Math.ceil(seconds * context.sampleRate),
    sampleRate: context.sampleRate,
  });
  samples.getChannelData(0).forEach((_, n, data) => (data[n] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(context, { buffer: samples });
  const tint = new BiquadFilterNode(context, {
    type: 'bandpass',
    frequency: bright ? 3200 : 1400,
    Q: 0.8,
  });
  const volume = fading(context, context.currentTime, seconds, 0.12);
  source.connect(tint).connect(volume).connect(context.destination);
  source.start();
}

function fading(context: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const volume = new GainNode(context, { gain: loud });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return volume;
}
