import { pino } from 'pino';

/** Fields that must never reach a log, wherever they stand. */
const secrets = ['password', 'newPassword', 'oldPassword', 'confirmNewPassword', 'token', 'code', 'captcha', 'verificationCode'];

/** Structured logs in JSON lines, secrets redacted; an address is logged without its query. */
export const createLogger = (level: string, stream?: { write(line: string): void }) =>
  pino(
    {
      level,
      redact: {
        paths: [
          ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          'req.headers.authorization',
          'req.headers.encryption',
        ],
        censor: '[redacted]',
      },
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?', 1)[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    stream ?? pino.destination(1),
  );
