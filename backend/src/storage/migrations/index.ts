import { Initial1795000000000 } from './0001-initial';
import { Units1795200000000 } from './0002-units';
import { ExternalId1795300000000 } from './0003-external-id';
import { Outbox1795400000000 } from './0004-outbox';
import { OrderSearch1795500000000 } from './0005-order-search';
import { Company1795600000000 } from './0006-company';
import { PointDetails1795700000000 } from './0007-point-details';
import { ClientKind1795800000000 } from './0008-client-kind';
import { OrderTotals1795900000000 } from './0009-order-totals';
import { OrderIndexes1796000000000 } from './0010-order-indexes';
import { OrderWords1796100000000 } from './0011-order-words';
import { EmailChanges1796200000000 } from './0012-email-changes';
import { Devices1796300000000 } from './0013-devices';
import { Journal1796400000000 } from './0014-journal';
import { PersonalData1796500000000 } from './0015-personal-data';
import { TwoFactors1796600000000 } from './0016-two-factors';
import { Passkeys1796700000000 } from './0017-passkeys';
import { RenewedSessions1796800000000 } from './0018-renewed-sessions';
import { TrackingCodes1796900000000 } from './0019-tracking-codes';
import { Keys1797000000000 } from './0020-keys';
import { OrderChanges1797100000000 } from './0021-order-changes';
import { Feed1797200000000 } from './0022-feed';
import { Webhooks1797250000000 } from './0022-webhooks';
import { Sandbox1797300000000 } from './0023-sandbox';
import { Conformance1797400000000 } from './0024-conformance';
import { Proposals1797500000000 } from './0025-proposals';
import { Notices1797600000000 } from './0026-notices';
import { Telegram1797610000000 } from './0026-telegram';
import { NoticeChoices1797620000000 } from './0026-notice-choices';
import { OrderNumbers1797700000000 } from './0027-order-numbers';
import { Messages1797800000000 } from './0028-messages';
import { KindsOfOrders1797900000000 } from './0029-kinds-of-orders';
import { OrderSpans1798000000000 } from './0030-order-spans';
import { WebhookTries1798200000000 } from './0032-webhook-tries';
import { RecoveredAccounts1798300000000 } from './0033-recovered-accounts';
import { Removals1798400000000 } from './0034-removals';
import { OrderLists1798500000000 } from './0035-order-lists';
import { RevisedEstimates1798600000000 } from './0036-revised-estimates';
import { MessagePriorities1799000000000 } from './0040-message-priorities';
import { ContractEditions1799100000000 } from './0041-contract-editions';
import { WebhookKeys1799200000000 } from './0042-webhook-keys';
import { SentBodies1799400000000 } from './0048-sent-bodies';
import { Codes1799500000000 } from './0051-codes';
import { DeletedOrders1799700000000 } from './0056-deleted-orders';
import { JournalOrders1799710000000 } from './0057-journal-orders';
import { Registers1800110000000 } from './0060-registers';
import { LettersInFiles1800100000000 } from './0061-letters-in-files';
import { DailyLetters1800200000000 } from './0062-daily-letters';
import { RowPrints1800300000000 } from './0063-row-prints';
import { AddressBook1800500000000 } from './0065-address-book';
import { Failures1800600000000 } from './0066-failures';
import { Runs1800900000000 } from './0069-runs';
import { Calendar1801000000000 } from './0070-calendar';
import { Scans1801100000000 } from './0071-scans';
import { TariffVersions1801300000000 } from './0073-tariff-versions';
import { OrderNotes1801500000000 } from './0075-order-notes';
import { ClientTerms1801600000000 } from './0076-client-terms';
import { WebhookProofs1801700000000 } from './0077-webhook-proofs';
import { ScanHashes1801800000000 } from './0078-scan-hashes';
import { KeyCallDays1801900000000 } from './0079-key-call-days';
import { ScansTakenBack1802000000000 } from './0080-scans-taken-back';
import { RegisterEditions1802100000000 } from './0081-register-editions';
import { NoticesOfChanges1802300000000 } from './0083-notices-of-changes';
import { JobRuns1802500000000 } from './0085-job-runs';
import { MessageSenders1802600000000 } from './0086-message-senders';
import { RunDepartures1803100000000 } from './0091-run-departures';
import { Handovers1803200000000 } from './0092-handovers';
import { RunReturns1803300000000 } from './0093-run-returns';
import { DeliveryFrom1803700000000 } from './0097-delivery-from';
import { PickupDays1803900000000 } from './0099-pickup-days';
import { PlacesBack1804100000000 } from './0101-places-back';
import { Courier1804300000000 } from './0103-courier';
import { RunChanges1803400000000 } from './0094-run-changes';
import { OrderReturns1803500000000 } from './0095-order-returns';
import { Villages1802700000000 } from './0087-villages';
import { OrderImports1803000000000 } from './0090-order-imports';
import { Bulks1804000000000 } from './0100-bulks';
import { Acts1804500000000 } from './0105-acts';
import { OwnLines1804600000000 } from './0106-own-lines';
import { HandoverProofs1804700000000 } from './0107-handover-proofs';
import { SettledOutcomes1804800000000 } from './0108-settled-outcomes';
import { Payments1805000000000 } from './0110-payments';
import { ActAgreement1804900000000 } from './0109-act-agreement';
import { ActRestores1805100000000 } from './0111-act-restores';

/** Migrations in order; each is written once for both engines and never changed after a release. */
export const migrations = [
  Initial1795000000000,
  Units1795200000000,
  ExternalId1795300000000,
  Outbox1795400000000,
  OrderSearch1795500000000,
  Company1795600000000,
  PointDetails1795700000000,
  ClientKind1795800000000,
  OrderTotals1795900000000,
  OrderIndexes1796000000000,
  OrderWords1796100000000,
  EmailChanges1796200000000,
  Devices1796300000000,
  Journal1796400000000,
  PersonalData1796500000000,
  TwoFactors1796600000000,
  Passkeys1796700000000,
  RenewedSessions1796800000000,
  TrackingCodes1796900000000,
  Keys1797000000000,
  OrderChanges1797100000000,
  Feed1797200000000,
  Webhooks1797250000000,
  Sandbox1797300000000,
  Conformance1797400000000,
  Proposals1797500000000,
  Notices1797600000000,
  Telegram1797610000000,
  NoticeChoices1797620000000,
  OrderNumbers1797700000000,
  Messages1797800000000,
  KindsOfOrders1797900000000,
  OrderSpans1798000000000,
  WebhookTries1798200000000,
  RecoveredAccounts1798300000000,
  Removals1798400000000,
  OrderLists1798500000000,
  RevisedEstimates1798600000000,
  MessagePriorities1799000000000,
  ContractEditions1799100000000,
  WebhookKeys1799200000000,
  SentBodies1799400000000,
  Codes1799500000000,
  DeletedOrders1799700000000,
  JournalOrders1799710000000,
  LettersInFiles1800100000000,
  Registers1800110000000,
  DailyLetters1800200000000,
  RowPrints1800300000000,
  AddressBook1800500000000,
  Failures1800600000000,
  Runs1800900000000,
  Calendar1801000000000,
  Scans1801100000000,
  TariffVersions1801300000000,
  OrderNotes1801500000000,
  ClientTerms1801600000000,
  WebhookProofs1801700000000,
  ScanHashes1801800000000,
  KeyCallDays1801900000000,
  ScansTakenBack1802000000000,
  RegisterEditions1802100000000,
  NoticesOfChanges1802300000000,
  JobRuns1802500000000,
  MessageSenders1802600000000,
  Villages1802700000000,
  OrderImports1803000000000,
  RunDepartures1803100000000,
  Handovers1803200000000,
  RunReturns1803300000000,
  DeliveryFrom1803700000000,
  PickupDays1803900000000,
  PlacesBack1804100000000,
  RunChanges1803400000000,
  OrderReturns1803500000000,
  Bulks1804000000000,
  Courier1804300000000,
  Acts1804500000000,
  OwnLines1804600000000,
  HandoverProofs1804700000000,
  SettledOutcomes1804800000000,
  ActAgreement1804900000000,
  Payments1805000000000,
  ActRestores1805100000000,
];
