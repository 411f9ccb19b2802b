import { Device } from '../access/device.entity';
import { Session } from '../access/session.entity';
import { RateLimitHits } from '../access/rate-limit-hits.entity';
import { Region } from '../calculator/region.entity';
import { TariffRow } from '../calculator/tariff-row.entity';
import { CompanyRecord } from '../company/company.entity';
import { Contract } from '../contracts/contract.entity';
import { FeedHead, IntegrationEvent } from '../feed/integration-event.entity';
import { StoredFile } from '../files/stored-file.entity';
import { HistoryEvent } from '../history/event.entity';
import { JournalEntry, JournalHead } from '../journal/journal.entity';
import { Email } from '../mail/email.entity';
import { SilentPhone } from '../mail/silent-phone.entity';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity';
import { ApiKey } from '../keys/api-key.entity';
import { KeyCall } from '../keys/key-call.entity';
import { KeyHash } from '../keys/key-hash.entity';
import { CheckRun } from '../webhooks/conformance/check-run.entity';
import { WatchedCall } from '../webhooks/conformance/watched-call.entity';
import { Order } from '../orders/order.entity';
import { OrderItem } from '../orders/order-item.entity';
import { OrderSearch, OrderWord } from '../orders/order-search.entity';
import { OrderTotal } from '../orders/order-totals.entity';
import { OrderState, OrderStatus } from '../orders/order-status.entity';
import { Proposal } from '../orders/proposals/proposal.entity';
import { City } from '../points/city.entity';
import { Geocoded } from '../points/geocoded.entity';
import { Point } from '../points/point.entity';
import { NoticeChoice } from '../users/notices/notice-choice.entity';
import { TelegramChat, TelegramLink } from '../users/notices/telegram.entities';
import { EmailChange } from '../users/email-change.entity';
import { PasswordReset } from '../users/password-reset.entity';
import { AccessReview } from '../users/security/access-review.entity';
import { Authenticator } from '../users/security/authenticator.entity';
import { Challenge } from '../users/security/challenge.entity';
import { Passkey } from '../users/security/passkey.entity';
import { RecoveryCode } from '../users/security/recovery-code.entity';
import { Removal } from '../users/removal.entity';
import { User } from '../users/user.entity';
import { Delivery } from '../webhooks/delivery.entity';
import { Webhook } from '../webhooks/webhook.entity';
import { ReplicaLeaseRow } from '../queue/replica-lease.entity';
import { Revision } from '../database/revision.entity';
import { TransactionMarker } from '../database/transaction-marker.entity';

/** Every table of the product, parents before children. */
export const entities = [
  User,
  Removal,
  Session,
  Device,
  PasswordReset,
  AccessReview,
  Authenticator,
  RecoveryCode,
  Passkey,
  Challenge,
  EmailChange,
  RateLimitHits,
  ApiKey,
  KeyHash,
  KeyCall,
  CheckRun,
  WatchedCall,
  StoredFile,
  Contract,
  Region,
  TariffRow,
  Revision,
  City,
  Point,
  Geocoded,
  OrderStatus,
  OrderState,
  Order,
  OrderItem,
  Proposal,
  OrderSearch,
  OrderWord,
  OrderTotal,
  IdempotencyKey,
  IntegrationEvent,
  FeedHead,
  Webhook,
  Delivery,
  HistoryEvent,
  JournalEntry,
  JournalHead,
  Email,
  SilentPhone,
  NoticeChoice,
  TelegramChat,
  TelegramLink,
  TransactionMarker,
  ReplicaLeaseRow,
  CompanyRecord,
];
