import { fromPromise } from 'xstate';
import type { Outcome } from '#machines/outcome.ts';
import { CallError } from '#services/client/callError.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { uploadReceipt } from '#services/client/receiptUpload.ts';
import type { ChosenFiles } from './chosenFiles.ts';

interface World {
  /** The operator's base URL; empty for the page's own origin. */
  baseUrl: string;
  files: ChosenFiles;
  merchant: () => string;
  token: () => string | null;
  /** Loads the upload code on demand: few players need it. */
  load: () => Promise<{ uploadReceipt: typeof uploadReceipt }>;
}

/** Uploads one of the chosen files and reports its progress. Removing the file stops the upload. */
export const defineUploadActor = ({ baseUrl, files, merchant, token, load }: World) =>
  fromPromise<Outcome<{ receipt: string }>, { orderId: string; file: string }>(
    async ({ input: { file: id }, signal }) => {
      files.noteShare(id, 0);
      const send = async () => {
        const upload = await load().catch((cause: unknown) => {
          throw new CallError({ call: 'sendReceipt', kind: 'offline', cause });
        });
        const content = files.contentOf(id);
        if (!content) throw new CallError({ call: 'sendReceipt', kind: 'offline', message: 'no such file' });
        return upload.uploadReceipt({
          baseUrl,
          merchant: merchant(),
          token: token(),
          name: content.name,
          content,
          signal,
          onProgress: (share) => files.noteShare(id, share),
        });
      };
      return outcomeOf(send(), { accepted: (receipt) => ({ receipt: receipt.id }) });
    },
  );
