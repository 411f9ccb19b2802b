import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOpenToOthers, type Config } from '../config/config';
import { trustedBy } from './request-id';

type Settings = Pick<Config, 'production' | 'publicUrl' | 'smtpUrl' | 'dataDir' | 'trustProxy'>;

const insecure =
  'people’s cookies are not marked Secure and may travel unencrypted. Set PUBLIC_URL to the https address that people type';

/** Problems of the settings that are visible at the start. */
export function settingsWarnings({
  production,
  publicUrl,
  smtpUrl,
  dataDir,
  trustProxy,
}: Settings): string[] {
  const https = publicUrl.protocol === 'https:';
  return [
    production && !smtpUrl
      ? `SMTP_URL: not set, so no e-mail leaves; each becomes a file in ${dataDir}/mail. Set SMTP_URL=smtp://user:password@host:port`
      : '',
    production && !https ? `PUBLIC_URL: begins with http, so ${insecure}` : '',
    isOpenToOthers(dataDir)
      ? `DATA_DIR: other users of this machine can read ${dataDir}, people’s data and letters in it. Its owner should run: chmod 700 ${dataDir}`
      : '',
    https && !trustProxy
      ? 'TRUST_PROXY: off, although an https PUBLIC_URL means a proxy in front. Everybody would share the proxy’s address, and one person’s wrong passwords would lock all out. Set TRUST_PROXY to the proxy’s address'
      : '',
  ].filter((warning) => warning !== '');
}

/** Settings that a request has shown to be wrong. */
export class ConfigWarnings {
  private readonly names = new Set<string>();

  seen(name: 'TRUST_PROXY' | 'PUBLIC_URL'): boolean {
    return this.names.has(name);
  }

  /** False when it was known. */
  add(name: 'TRUST_PROXY' | 'PUBLIC_URL'): boolean {
    const isNew = !this.names.has(name);
    this.names.add(name);
    return isNew;
  }
}

/** Warns once per setting when a request shows that it is wrong. */
export function configWarnings(config: Settings, configWarnings: ConfigWarnings) {
  const logger = new Logger('Settings');
  const isTrusted = trustedBy(config);
  const once = (name: 'TRUST_PROXY' | 'PUBLIC_URL', text: string): void => {
    if (configWarnings.add(name)) logger.warn(`${name}: ${text}`);
  };
  return ({ raw, headers }: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
    if ((headers['x-forwarded-for'] ?? headers['forwarded']) && !isTrusted(raw)) {
      const from = raw.socket.remoteAddress?.replace(/^::ffff:/, '');
      once(
        'TRUST_PROXY',
        `forwarded headers come from ${from}, which it does not name, so everybody behind it shares one address and one person’s wrong passwords lock all out. If that is your proxy, set TRUST_PROXY=${from}`,
      );
    }
    if (headers['x-forwarded-proto'] === 'https' && config.publicUrl.protocol === 'http:') {
      once('PUBLIC_URL', `requests come by https, but it begins with http, so ${insecure}`);
    }
    done();
  };
}
