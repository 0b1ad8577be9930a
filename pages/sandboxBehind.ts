import { sandboxMark } from '#packages/server/http/sandboxMark.ts';

/** Milliseconds that the operator may take to answer. */
const patience = 3_000;

/** Whether the operator whose calls begin there has its sandbox open; null where it does not answer. */
export async function hasSandbox(api: URL): Promise<boolean | null> {
  const address = `${api.href.replace(/\/$/, '')}/sandbox`;
  const given = { redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
  const answer = await fetch(address, given).catch(() => null);
  await answer?.body?.cancel();
  return answer && answer.headers.get(sandboxMark.name) === sandboxMark.value;
}
