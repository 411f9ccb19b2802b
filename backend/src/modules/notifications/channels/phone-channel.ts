import { mobileNumber } from '@shlyah/domain';
import type { Config } from '../../../platform/config/config';
import type { Recipient, Channel, Concern } from './channel';
import { fileDelivery } from './file-delivery';
import { gatewayDelivery } from './gateway-delivery';

type Kind = 'sms' | 'viber';

/** Short messages to a mobile number: through the gateway that the operator names, or as files where none is configured. */
export function phoneChannel(
  kind: Kind,
  { dataDir, gateways }: Pick<Config, 'dataDir' | 'gateways'>,
): Channel {
  const gateway = gateways[kind];
  return {
    name: kind,
    rings: true,
    address: (person, concern) => (isFor(kind, concern) ? numberOf(person) : null),
    write: ({ subject, short, replyTo }) =>
      short === undefined ? null : { subject, body: short, html: null, replyTo },
    writesFiles: gateway === null,
    deliver: gateway === null ? fileDelivery(dataDir) : gatewayDelivery(gateway),
  };
}

/** A receiver gets SMS; an account, its chosen channels. */
const isFor = (kind: Kind, concern: Concern): boolean =>
  concern === 'parcel' ? kind === 'sms' : concern !== 'account';

const numberOf = ({ phone }: Recipient): string | null => mobileNumber(phone);
