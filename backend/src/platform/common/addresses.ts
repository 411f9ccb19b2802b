import ipaddr from 'ipaddr.js';

/** An address as people write it: an IPv4 one that came over IPv6 is an IPv4 one. */
export const plainAddress = (ip: string): string =>
  (ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip).slice(0, 45);

/** Whether the address is of this machine. */
export const isLoopback = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';

/** What tries are counted by: an IPv4 address, or the /64 of an IPv6 one, which is the least that a customer of a provider has. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
