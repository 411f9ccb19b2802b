import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that mean a machine of this network, wherever they are asked. */
const innerNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Within the global unicast block of IPv6: ranges that lead to IPv4 addresses, and reserved ones. */
const special = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet, not of this machine, a local network or none. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return ipaddr.parse(address).range() === 'unicast';
  return version === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** What decides where events may be sent. */
export interface Rules {
  /** The host of the product itself: it is not to call itself. */
  own: string;
  /** http and inner addresses are taken too: for tests and for trying things out at home. */
  local: boolean;
}

/** The error of an address for events, as far as its text shows one; null: none. */
export function addressProblem(text: string, { own, local }: Rules): string | null {
  if (!URL.canParse(text)) return 'Укажите адрес целиком: https://shop.by/shlyah';
  const url = new URL(text);
  if (!(url.protocol === 'https:' || (local && url.protocol === 'http:')))
    return 'Адрес начинается с https://';
  if (url.username || url.password)
    return 'Без имени и пароля в адресе: подпись и так доказывает, что это мы';
  if (local) return null;
  const port = Number(url.port || 443);
  if (port !== 443 && port <= 1023) return 'Порт — 443 или больше 1023';
  const host = hostOf(url);
  if (host === own.toLowerCase()) return 'Это наш собственный адрес';
  const inner = isIP(host) ? !isPublic(host) : !host.includes('.') || innerNames.test(host);
  return inner ? 'Этот адрес не виден из интернета' : null;
}

/** The host as it is asked for: without the brackets of IPv6 and the dot at the end. */
export const hostOf = ({ hostname }: URL): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
