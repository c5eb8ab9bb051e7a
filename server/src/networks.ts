/** Addresses and networks, as an operator lists them. */
import { BlockList, isIP, isIPv6 } from 'node:net';

export interface Networks {
  readonly has: (address: string) => boolean;
  /** Nobody was named. */
  readonly isEmpty: boolean;
}

export const NOBODY: Networks = { has: () => false, isEmpty: true };

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Adds `10.0.0.1`, `10.0.0.0/8` or `fd00::/8`; whether it is one of them. */
const add = (list: BlockList, text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) {
    list.addAddress(address, kindOf(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (isIPv6(address) ? 128 : 32)) return false;
  list.addSubnet(address, Number(bits), kindOf(address));
  return true;
};

/** The words of a list, however they are set apart. */
export const listed = (text: string): readonly string[] => text.split(/[\s,]+/).filter(word => word !== '');

/** Nothing if one of the words is neither an address nor a network. */
export const networksIn = (words: readonly string[]): Networks | undefined => {
  const list = new BlockList();
  if (!words.every(word => add(list, word))) return undefined;
  return {
    has: address => isIP(address) !== 0 && list.check(address, kindOf(address)),
    isEmpty: words.length === 0,
  };
};
