import { Injectable } from '@nestjs/common';
import {
  coefficientWords,
  formatPrice,
  MESSAGES,
  clientRegionPrice,
  toByn,
  toKopecks,
  WHOLE_TARIFF,
  type ClientTerms,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { isMysql } from '../../platform/database/columns';
import { assertChanged } from '../../platform/database/concurrent-update';
import { Database } from '../../platform/database/database';
import { Feed } from '../../platform/feed/feed';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import { ABSENT, changedMeanwhile, invalid, notFound } from '../../platform/http/errors';
import { eventView, type HistoryEventDto } from '../../platform/journal/history/event.dto';
import { History, type Change } from '../../platform/journal/history/history';
import { Clients } from '../users';
import { ClientTermsRow, UNSAVED_VERSION } from './client-terms.entity';
import { storedTerms, type StoredTerms } from './client-terms';
import type { ClientTermsDto, UpdateClientTermsDto } from './dto/client-terms.dto';
import type { Region } from './region.entity';
import { Tariff } from './tariff';

/** Price terms of clients (docs/contract.md#client-terms). */
@Injectable()
export class ClientTermsService {
  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
    private readonly clients: Clients,
    private readonly history: History,
    private readonly feed: Feed,
  ) {}

  async read(userId: number): Promise<ClientTermsDto> {
    await this.requireClient(this.database.read, userId);
    return this.own(userId);
  }

  /** The caller's own terms. */
  async own(userId: number): Promise<ClientTermsDto> {
    const { read } = this.database;
    return view(await storedTerms(read, userId), await this.tariff.regions(read));
  }

  /** Newest first. */
  async events(userId: number): Promise<HistoryEventDto[]> {
    await this.requireClient(this.database.read, userId);
    const events = await this.history.read(this.database.read, 'terms', userId);
    return events.map((event) => eventView(event));
  }

  /** Replaces the terms. Sending the stored terms again succeeds with any version, so that a lost answer can be retried. */
  update(userId: number, dto: UpdateClientTermsDto, actor: Actor): Promise<ClientTermsDto> {
    return this.database.write(async (tx) => {
      await this.requireClient(tx, userId);
      const regions = await this.tariff.regions(tx);
      const terms = termsOf(dto, regions);
      const stored = await storedTerms(tx, userId);
      const changes = changesOf(stored.terms, terms, regions);
      if (changes.length === 0) return view(stored, regions);
      if (dto.version !== stored.version)
        throw changedMeanwhile(view(stored, regions), await this.history.savedBy(tx, 'terms', userId, actor));
      const version = stored.version + 1;
      await save(tx, userId, stored.version, { ...terms, version });
      await this.history.record(tx, 'terms', userId, actor, changes);
      await this.feed.append(tx, { type: 'tariff.changed', userId });
      return view({ terms, version }, regions);
    });
  }

  /** Throws 404 unless the user is a client: staff have no terms. */
  private async requireClient(manager: EntityManager, userId: number): Promise<void> {
    const client = await this.clients.find(manager, userId);
    if (!client || isStaff(client)) throw notFound(ABSENT.user);
  }
}

async function save(
  tx: EntityManager,
  userId: number,
  from: number,
  { coefficient, prices, version }: ClientTerms & { version: number },
): Promise<void> {
  // Of two concurrent first saves, the later one finds the other's row and version.
  if (from === UNSAVED_VERSION)
    await tx.query(
      `INSERT ${isMysql ? 'IGNORE' : 'OR IGNORE'} INTO client_terms (userId, coefficient, prices, version) VALUES (?, ?, '{}', ?)`,
      [userId, WHOLE_TARIFF, UNSAVED_VERSION],
    );
  const row = { coefficient, prices: JSON.stringify(prices), version };
  assertChanged(await tx.update(ClientTermsRow, { userId, version: from }, row));
}

function termsOf({ coefficient, prices }: UpdateClientTermsDto, regions: readonly Region[]): ClientTerms {
  const found: Record<number, number> = {};
  for (const [at, { id, price }] of prices.entries()) {
    const path = `prices.${at}.id`;
    if (!regions.some((region) => region.id === id)) throw invalid({ [path]: [MESSAGES.chooseFromList] });
    if (id in found) throw invalid({ [path]: ['Эта область уже есть в списке'] });
    found[id] = toKopecks(price);
  }
  return { coefficient: Math.round(coefficient * WHOLE_TARIFF), prices: found };
}

const view = ({ terms, version }: StoredTerms, regions: readonly Region[]): ClientTermsDto => ({
  coefficient: terms.coefficient / WHOLE_TARIFF,
  regions: regions.map(({ id, name, price }) => {
    const own = terms.prices[id];
    return {
      id,
      name,
      tariffPrice: toByn(price),
      ownPrice: own === undefined ? null : toByn(own),
      price: toByn(clientRegionPrice(terms, { id, price })),
    };
  }),
  version,
});

function changesOf(before: ClientTerms, after: ClientTerms, regions: readonly Region[]): Change[] {
  const changes: Change[] = [];
  const coefficient = (terms: ClientTerms): string => coefficientWords(terms.coefficient / WHOLE_TARIFF);
  if (before.coefficient !== after.coefficient)
    changes.push({ field: 'coefficient', from: coefficient(before), to: coefficient(after) });
  for (const { id, name } of regions) {
    const [from, to] = [before.prices[id], after.prices[id]];
    const words = (price: number | undefined): string | null =>
      price === undefined ? null : `${name}: ${formatPrice(price)}`;
    if (from !== to) changes.push({ field: 'region', from: words(from), to: words(to) });
  }
  return changes;
}
