/**
 * Which addresses are outside. Whoever may name an address for the server to write to could otherwise make it knock at
 * doors of its own network. Allowed is what is routed on the public internet, and nothing that stands for something else.
 */
import { BlockList, isIP } from 'node:net';

const INNER_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by customers of a provider
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, and where clouds keep their secrets
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays from IPv6
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];

/** Of IPv6 only this is handed out for use; mapped, NAT64, local, link-local and multicast forms lie outside of it. */
const GLOBAL_6 = ['2000::', 3] as const;

const INNER_6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocol assignments, among them Teredo, which carries an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which carries an IPv4 address
  ['3fff::', 20], // documentation
];

const listOf = (family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, family);
  return list;
};

const inner4 = listOf('ipv4', INNER_4);
const inner6 = listOf('ipv6', INNER_6);
const global6 = listOf('ipv6', [GLOBAL_6]);

/** Whether an address, as the name server gave it, is on the public internet. */
export const isOutside = (address: string): boolean => {
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !inner4.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !inner6.check(address, 'ipv6');
    default:
      return false;
  }
};
