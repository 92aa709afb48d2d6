// Sounds, made of oscillators and noise when they are needed: no file is fetched for them.
import { keep, kept } from '../kept';

const KEPT = 'stellwerk.sounds';
const LOUDEST = 100;
const set = $state({ volume: volumeOf(kept(KEPT)) });
let out: GainNode | null = null;

/** From 0, which is silence, to 100. Sounds were once kept as on or off. */
export function volumeOf(text: string | null): number {
  if (text === 'off') return 0;
  const volume = Number(text ?? LOUDEST);
  return volume >= 0 && volume <= LOUDEST ? volume : LOUDEST;
}

export function volume(): number {
  return set.volume;
}

export function turnTo(volume: number): void {
  set.volume = volume;
  keep(KEPT, String(volume));
  play('place');
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
  if (!set.volume || !navigator.userActivation?.hasBeenActive) return;
  out ??= opened();
  out.gain.value = (set.volume / LOUDEST) ** 2; // as ears hear it
  // a phone call or another app leaves it suspended
  if (out.context.state !== 'running') void (out.context as AudioContext).resume();
  if (sound in NOISES) hiss(out, NOISES[sound as keyof typeof NOISES], sound === 'pen');
  else for (const tone of TONES[sound as keyof typeof TONES]) ring(out, tone);
}

function opened(): GainNode {
  const context = new AudioContext();
  const all = new GainNode(context);
  all.connect(context.destination);
  return all;
}

function ring(out: GainNode, { at, hertz, seconds, loud, shape }: Tone): void {
  const { context } = out;
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { type: shape, frequency: hertz });
  source.connect(fading(context, start, seconds, loud)).connect(out);
  source.start(start);
  source.stop(start + seconds);
}

function hiss(out: GainNode, seconds: number, bright: boolean): void {
  const { context } = out;
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
  source.connect(tint).connect(volume).connect(out);
  source.start();
}

function fading(context: BaseAudioContext, start: number, seconds: number, loud: number): GainNode {
  const volume = new GainNode(context, { gain: loud });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return volume;
}
