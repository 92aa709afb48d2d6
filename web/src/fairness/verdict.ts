// What was proved, in one sentence.
import { listed, t } from '../messages.svelte';
import type { Proof } from './proof';

export function fits({ checks }: Proof): boolean {
  return Object.values(checks).every(Boolean);
}

export function verdictOf(proof: Proof): string {
  const shared = proof.people.some(({ part }) => part === 'shared');
  const silent = proof.people.filter(({ part }) => part === 'silent').map(({ name }) => name);
  if (!fits(proof)) return t('fairness:verdict.wrong');
  if (!shared) return t('fairness:verdict.nobody');
  if (silent.length)
    return t('fairness:verdict.silent', { count: silent.length, names: listed(silent) });
  return proof.own ? t('fairness:verdict.own') : t('fairness:verdict.others');
}
