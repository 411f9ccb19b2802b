import { mailHref } from './mail-href';

test.each([
  ['company@demo.by', 'mailto:company@demo.by'],
  ['a?bcc=evil%40e.by&x@host.by', 'mailto:a%3Fbcc%3Devil%2540e.by%26x@host.by'],
])('%s is written to at %s', (email, href) => expect(mailHref(email)).toBe(href));
