import { BlockList, isIP } from "node:net";

/**
 * Addresses that are not of the public network, by the registries of IANA of special-purpose addresses (RFC 6890 and those since): of this
 * machine, of private networks, of carriers, of links, with the metadata of clouds among them, of examples, of many receivers.
 */
const NOT_PUBLIC_4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** Of IPv6 only global unicast is public at all: without those that carry an address of IPv4 in them, which leads anywhere. */
const GLOBAL_UNICAST = ["2000::", 3] as const;
const NOT_PUBLIC_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) refused.addSubnet(network, bits, "ipv4");
for (const [network, bits] of NOT_PUBLIC_6) refused.addSubnet(network, bits, "ipv6");
const unicast = new BlockList();
unicast.addSubnet(...GLOBAL_UNICAST, "ipv6");

/**
 * Whether an address is of the public network.
 *
 * @example
 * isPublicAddress("169.254.169.254"); // false: metadata of a cloud
 * isPublicAddress("::ffff:8.8.8.8"); // false: an address of IPv4 in another form
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, "ipv4");
  return family === 6 && unicast.check(address, "ipv6") && !refused.check(address, "ipv6");
}
