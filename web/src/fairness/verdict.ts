// What was proved, in one sentence.
import { listed, t } from '../messages.svelte';
import type { Proof } from './proof';

export function fits({ checks }: Proof): boolean {
  return Object.values(checks).every(Boolean);
}

/** Everything fits, and every share that was promised is in the deal. */
export function isWhole(proof: Proof): boolean {
  return fits(proof) && proof.people.every(({ part }) => part !== 'silent');
}

export function verdictOf(proof: Proof): string {
  const shared = proof.people.some(({ part }) => part === 'shared');
  const late = proof.people.some(({ own, part }) => own && part === 'silent');
  const silent = proof.people.filter(({ part }) => part === 'silent').map(({ name }) => name);
  if (!fits(proof)) return t('fairness:verdict.wrong');
  if (!shared) return t('fairness:verdict.nobody');
  if (late) return t('fairness:verdict.late');
  if (silent.length)
    return t('fairness:verdict.silent', { count: silent.length, names: listed(silent) });
  return proof.own ? t('fairness:verdict.own') : t('fairness:verdict.others');
}
