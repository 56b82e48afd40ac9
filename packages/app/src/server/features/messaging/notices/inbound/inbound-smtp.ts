// Takes answers by email over SMTP, for operators whose mail server hands them over to a port of the product.

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { App } from '#server/platform/app.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { parseReplyAddress } from '../reply-address.ts';
import { readLimited } from './read-limited.ts';
import { MAX_EMAIL_BYTES, receiveEmail } from './receive-email.service.ts';

const MAX_CLIENTS = 20;
const TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 5000;

/** Returns an error that the sending server is answered with. */
function toSmtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export interface InboundSmtp {
  readonly port: number;
  close(): Promise<void>;
}

function createServer(app: App): SMTPServer {
  const domain = app.config.MAIL_REPLY_DOMAIN ?? '';
  return new SMTPServer({
    size: MAX_EMAIL_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    ...{ authOptional: true, disableReverseLookup: true, logger: false, banner: app.config.PRODUCT_NAME.replace(/[^\w .-]/g, '') },
    ...{ maxClients: MAX_CLIENTS, socketTimeout: TIMEOUT_MS, closeTimeout: CLOSE_TIMEOUT_MS },
    onRcptTo({ address }, _session, callback) {
      // Nothing is relayed: other addresses are nobody’s.
      callback(parseReplyAddress(address, domain) === null ? toSmtpError(550, 'No such mailbox') : null);
    },
    onData(stream, { envelope }, callback) {
      const take = async () => {
        const raw = await readLimited(stream, MAX_EMAIL_BYTES);
        if (raw === null) throw toSmtpError(552, 'The message is too large');
        await receiveEmail(
          app,
          raw,
          envelope.rcptTo.map(({ address }) => address),
        );
      };
      take().then(
        () => callback(null),
        (error: unknown) => {
          const isOurs = error instanceof Error && 'responseCode' in error;
          if (!isOurs) app.log.error({ error }, 'an email could not be taken');
          callback(isOurs ? error : toSmtpError(451, 'Please try again later'));
        },
      );
    },
  });
}

/**
 * Starts listening on the port of the settings; returns null without one.
 * @throws StartupError if nothing can listen there
 */
export async function startInboundSmtp(app: App): Promise<InboundSmtp | null> {
  const { INBOUND_SMTP_PORT: port, INBOUND_SMTP_HOST: host, MAIL_REPLY_DOMAIN } = app.config;
  if (port === undefined || MAIL_REPLY_DOMAIN === undefined) return null;
  const server = createServer(app);
  await new Promise<void>((ready, failed) => {
    const refuse = (error: Error) =>
      failed(
        new StartupError(`Nothing can listen for emails at ${host}:${port}: ${error.message}`, {
          todo: 'Set INBOUND_SMTP_PORT to a free port, and INBOUND_SMTP_HOST to an address of this machine.',
          cause: error,
        }),
      );
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      ready();
    });
  });
  server.on('error', (error) => app.log.warn({ error }, 'a connection of a mail server failed'));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
