import { Act, ActLine, ActRestore, ActSeries, OwnLine } from '../modules/acts/act.entity';
import { Payment } from '../modules/acts/payment.entity';
import { ActObjection } from '../modules/acts/objection.entity';
import { MovedDaysRecord } from '../modules/calendar/moved-days.entity';
import { AddressBookRow, BookEntry, BookPrint } from '../modules/address-book/book-entry.entity';
import { Device } from '../platform/access/device.entity';
import { Session } from '../platform/access/session.entity';
import { RateLimitHits } from '../platform/access/rate-limit-hits.entity';
import { ClientTermsRow } from '../modules/calculator/client-terms.entity';
import { Region } from '../modules/calculator/region.entity';
import { TariffRow } from '../modules/calculator/tariff-row.entity';
import { CalendarRecord } from '../modules/calendar/calendar.entity';
import { TariffVersion } from '../modules/calculator/tariff-version.entity';
import { CompanyRecord } from '../modules/company/company.entity';
import { Contract } from '../modules/contracts/contract.entity';
import { FeedHead, IntegrationEvent } from '../platform/feed/integration-event.entity';
import { StoredFile } from '../platform/files/stored-file.entity';
import { HistoryEvent } from '../platform/journal/history/event.entity';
import { JournalEntry, JournalHead } from '../platform/journal/journal.entity';
import { Email } from '../modules/notifications/channels/email.entity';
import { SmsOptOut } from '../modules/notifications/channels/sms-opt-out.entity';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity';
import { ApiKey } from '../platform/access/api-key.entity';
import { KeyCall } from '../modules/integrations/keys/key-call.entity';
import { KeyHash } from '../platform/access/key-hash.entity';
import { CheckRun } from '../modules/integrations/webhooks/conformance/check-run.entity';
import { WatchedCall } from '../modules/integrations/webhooks/conformance/watched-call.entity';
import { Order } from '../modules/orders/model/order.entity';
import { DeletedOrder } from '../modules/orders/model/deleted-order.entity';
import { OrderItem } from '../modules/orders/model/order-item.entity';
import { OrderSearch, OrderWord } from '../modules/orders/model/order-search.entity';
import { OrderTotal } from '../modules/orders/model/order-totals.entity';
import { OrderState, OrderStatus } from '../modules/orders/model/order-status.entity';
import { Bulk, BulkOrder } from '../modules/orders/model/bulk.entity';
import { Handover } from '../modules/orders/model/handover.entity';
import { HandoverPicture } from '../modules/orders/model/handover-picture.entity';
import { HandoverProof } from '../modules/orders/model/handover-proof.entity';
import { CourierOutcome } from '../modules/orders/model/courier-outcome.entity';
import { OrderNote } from '../modules/orders/model/note.entity';
import { Proposal } from '../modules/orders/model/proposal.entity';
import { City } from '../modules/points/city.entity';
import { Geocoded } from '../modules/points/geocoded.entity';
import { Point } from '../modules/points/point.entity';
import { NoticeChoice } from '../modules/users/notices/notice-choice.entity';
import { TelegramChat, TelegramLink } from '../modules/users/notices/telegram.entities';
import { EmailChange } from '../modules/users/model/email-change.entity';
import { PasswordReset } from '../modules/users/model/password-reset.entity';
import { AccessReview } from '../modules/users/security/access-review.entity';
import { Authenticator } from '../modules/users/security/authenticator.entity';
import { Challenge } from '../modules/users/security/challenge.entity';
import { Passkey } from '../modules/users/security/passkey.entity';
import { RecoveryCode } from '../modules/users/security/recovery-code.entity';
import { Removal } from '../platform/access/removal.entity';
import { User } from '../modules/users/model/user.entity';
import { Delivery } from '../modules/integrations/webhooks/delivery.entity';
import { Webhook } from '../modules/integrations/webhooks/webhook.entity';
import { JobRun } from '../platform/queue/job-run.entity';
import { ReplicaLeaseRow } from '../platform/queue/replica-lease.entity';
import { Revision } from '../platform/database/revision.entity';
import { TransactionMarker } from '../platform/database/transaction-marker.entity';
import { ContractEdition } from '../modules/contracts/contract-edition.entity';
import {
  Register,
  RegisterEdition,
  RegisterOrder,
  RegisterPlace,
} from '../modules/registers/register.entity';
import { Run, RunMovedOrder, RunOrder } from '../modules/runs/run.entity';
import { Scan } from '../modules/scans';
import { CourierPass } from '../modules/courier';

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
  ContractEdition,
  Region,
  ClientTermsRow,
  TariffRow,
  TariffVersion,
  Revision,
  City,
  Point,
  Geocoded,
  AddressBookRow,
  BookEntry,
  BookPrint,
  OrderStatus,
  OrderState,
  Order,
  OrderItem,
  DeletedOrder,
  Proposal,
  OrderNote,
  Bulk,
  BulkOrder,
  Handover,
  HandoverProof,
  HandoverPicture,
  Register,
  RegisterEdition,
  RegisterOrder,
  RegisterPlace,
  ActSeries,
  ActRestore,
  Act,
  ActLine,
  ActObjection,
  MovedDaysRecord,
  OwnLine,
  Payment,
  Run,
  RunOrder,
  RunMovedOrder,
  CourierPass,
  CourierOutcome,
  Scan,
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
  SmsOptOut,
  NoticeChoice,
  TelegramChat,
  TelegramLink,
  TransactionMarker,
  JobRun,
  ReplicaLeaseRow,
  CompanyRecord,
  CalendarRecord,
];
