import { sandboxMark } from '@araw/server/http/sandboxMark';

/** Milliseconds for the operator's answer. */
const patience = 3_000;
/** Milliseconds between questions to an operator that isn't up yet. */
const pause = 1_000;

/** Whether the operator behind this base address has its sandbox open; null if it doesn't answer. */
export async function hasSandbox(api: URL): Promise<boolean | null> {
  const address = `${api.href.replace(/\/$/, '')}/sandbox`;
  const given = { redirect: 'manual', signal: AbortSignal.timeout(patience) } as const;
  const answer = await fetch(address, given).catch(() => null);
  await answer?.body?.cancel();
  return answer && answer.headers.get(sandboxMark.name) === sandboxMark.value;
}

/** Asks until the operator answers. */
export async function waitForSandbox(api: URL): Promise<boolean> {
  for (;;) {
    const isOpen = await hasSandbox(api);
    if (isOpen !== null) return isOpen;
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
  }
}
