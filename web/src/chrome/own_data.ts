// All that the server keeps about a visitor: to take along, or to be deleted.
import { address, Refusal } from '../http';
import type { ProblemResponse } from '../wire';

const FILE = 'stellwerk.json';

export async function exportData(): Promise<void> {
  const data = await (await asked('/me/export', 'GET')).blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** There, and what this browser keeps. */
export async function deleteData(): Promise<void> {
  await asked('/me', 'DELETE');
  localStorage.clear();
  location.assign('/');
}

async function asked(path: string, method: string): Promise<Response> {
  const response = await fetch(address(path), { method });
  if (!response.ok) throw new Refusal(response.status, (await response.json()) as ProblemResponse);
  return response;
}
