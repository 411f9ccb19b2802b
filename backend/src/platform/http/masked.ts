/** The request of a gateway. */
interface GatewayRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What looks like a key: eight signs or more, a digit among them; whole, and between the signs of an address, `?key=…`. */
const keyLike = [/(?=[\w.~+/=-]*\d)[\w.~+/=-]{8,}/g, /(?=[\w.~+-]*\d)[\w.~+-]{8,}/g];

/** An answer that may repeat what it was asked with, without the keys of the settings and the number. */
export function maskedAnswer(answer: string, { url, headers, body }: GatewayRequest, phone: string): string {
  const texts = [url, body, ...Object.values(headers)];
  const keys = keyLike.flatMap((like) => texts.flatMap((text) => text.match(like) ?? []));
  const values = Object.values(headers).filter((value) => value.length >= 8 && !value.includes('/'));
  return [...values, ...keys, phone, phone.replace(/^375/, '')].reduce(
    (text, secret) => text.replaceAll(secret, '…'),
    answer,
  );
}
