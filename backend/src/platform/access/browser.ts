import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../common/addresses';
import { deviceWords } from './device-words';

/** The origin of a login. */
export interface Browser {
  address: string;
  /** What it is, in words. */
  device: string;
  /** What the browser knows itself by (device.entity.ts), when it has been here before. */
  token: string | undefined;
}

export const browserOf = ({ ip, headers, cookies }: FastifyRequest): Browser => ({
  address: plainAddress(ip),
  device: deviceWords(headers['user-agent']),
  token: cookies['device'],
});
