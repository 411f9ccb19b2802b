import { Injectable } from '@nestjs/common';
import {
  addressBookFields,
  fold,
  MESSAGES,
  PAGE_SIZE,
  fieldsReader,
  toMinsk,
  validFields,
  type BookEntryBody,
} from '@shlyah/domain';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { AccountLock } from '../../platform/access/account-lock';
import { Clock } from '../../platform/common/clock';
import { assertChanged, ConcurrentUpdateError } from '../../platform/database/concurrent-update';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertMany, insertOne } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { problemsOf } from '../../platform/http/body.pipe';
import { ABSENT, orNotFound, invalid, notFound } from '../../platform/http/errors';
import { offsetOf, pageOf } from '../../platform/http/page';
import { matchWords, searched, wordsOf } from '../../platform/http/search';
import { checkVersion } from '../../platform/http/version';
import { Places } from '../points';
import {
  assertUnique,
  bodiesOf,
  newestByPrint,
  printOf,
  storedEntries,
  updateUsedAt,
  type UsedEntries,
} from './book-prints';
import { AddressBookOrders, type AddressBookOrder } from './address-book-orders';
import { bookSize, MAX_BOOK_ENTRIES } from './book-size';
import { AddressBookRow, BookEntry, BookPrint } from './book-entry.entity';
import type {
  BookEntryDto,
  BookEntryPage,
  BookQuery,
  CreateBookEntryDto,
  MergeBookEntriesDto,
  UpdateBookEntryDto,
} from './dto/book-entry.dto';

/** Number of existing orders that fill a new address book. */
const BACKFILL_ORDERS = 2000;

/** The filter of a list or an export. */
type BookFilter = Pick<BookQuery, 'side' | 'search'>;

const readFields = fieldsReader(addressBookFields);

/** Address books of customers (docs/contract.md#address-book). */
@Injectable()
export class AddressBook {
  constructor(
    private readonly database: Database,
    private readonly lock: AccountLock,
    private readonly places: Places,
    private readonly orders: AddressBookOrders,
    private readonly clock: Clock,
  ) {}

  async list({ page, ...filter }: BookQuery, { id: userId }: Actor): Promise<BookEntryPage> {
    await this.backfill(userId);
    const { read } = this.database;
    const [rows, total] = await this.filtered(filter, userId)
      .orderBy('e.isDefault', 'DESC')
      .addOrderBy('e.usedAt', 'DESC')
      .addOrderBy('e.id', 'DESC')
      .offset(offsetOf(page))
      .limit(PAGE_SIZE)
      .getManyAndCount();
    return pageOf(await this.views(read, rows), page, total);
  }

  /** A page of entries with ids below `last`, in descending order, for an export. */
  async nextEntries(
    filter: BookFilter,
    { id: userId }: Actor,
    most: number,
    last?: number,
  ): Promise<BookEntryDto[]> {
    const query = this.filtered(filter, userId);
    if (last !== undefined) query.andWhere('e.id < :last', { last });
    return this.views(this.database.read, await query.orderBy('e.id', 'DESC').limit(most).getMany());
  }

  private filtered({ side, search }: BookFilter, userId: number): SelectQueryBuilder<BookEntry> {
    const query = this.database.read
      .createQueryBuilder(BookEntry, 'e')
      .where('e.userId = :userId', { userId });
    if (side) query.andWhere('e.side = :side', { side });
    if (search) matchWords(query, 'e.searchText', search);
    return query;
  }

  create(dto: CreateBookEntryDto, actor: Actor): Promise<BookEntryDto> {
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const entry = await this.checked(tx, dto);
      const { most, full } = bookSize(actor);
      if ((await tx.countBy(BookEntry, { userId: actor.id })) >= most) throw invalid({ side: [full] });
      const print = printOf(entry);
      await assertUnique(tx, actor.id, entry);
      const usedAt = this.clock.now();
      return this.view(tx, await this.insert(tx, { userId: actor.id, print, usedAt }, entry));
    });
  }

  update(dto: UpdateBookEntryDto, actor: Actor): Promise<BookEntryDto> {
    const problems = problemsOf(dto);
    if (problems['id'] || problems['version']) throw invalid(problems);
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const { id, version } = dto;
      const entry = await ownEntry(tx, id, actor.id);
      await checkVersion(version, entry.version, () => this.view(tx, id));
      const changed = await this.checked(tx, dto, entry);
      const print = printOf(changed);
      // Two entries of a former release may equal each other: each can still be edited.
      if (print !== printOf(entry)) await assertUnique(tx, actor.id, changed, id);
      const isNew = !(await tx.existsBy(BookPrint, { userId: actor.id, print }));
      if (isNew) await tx.insert(BookPrint, { userId: actor.id, print, entryId: id });
      if (changed.isDefault) await clearDefault(tx, actor.id);
      const columns = { ...changed, searchText: await this.searchText(tx, changed) };
      assertChanged(
        await tx.update(
          BookEntry,
          { id, version: entry.version },
          { ...columns, version: entry.version + 1 },
        ),
      );
      return this.view(tx, id);
    });
  }

  /** Merges entries into one, which takes over their prints; missing entries are ignored. */
  merge({ id, ids }: MergeBookEntriesDto, actor: Actor): Promise<BookEntryDto> {
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const entry = await ownEntry(tx, id, actor.id);
      const others = await tx.findBy(BookEntry, {
        id: In(ids.filter((other) => other !== id)),
        userId: actor.id,
      });
      if (others.some(({ side }) => side !== entry.side))
        throw invalid({ ids: ['Получателя нельзя слить с местом забора'] });
      const merged = others.map((other) => other.id);
      if (merged.length === 0) return this.view(tx, id);
      await tx.update(BookPrint, { userId: actor.id, entryId: In(merged) }, { entryId: id });
      await tx.delete(BookEntry, { id: In(merged) });
      const usedAt = [entry, ...others].reduce((one, two) => (two.usedAt > one.usedAt ? two : one)).usedAt;
      const isDefault = entry.isDefault || others.some((other) => other.isDefault);
      await tx.update(BookEntry, { id }, { usedAt, isDefault, version: entry.version + 1 });
      return this.view(tx, id);
    });
  }

  remove(id: number, actor: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      await ownEntry(tx, id, actor.id);
      assertChanged(await tx.delete(BookEntry, { id }));
    });
  }

  /**
   * Adds the places and receivers of placed orders in their transaction, and updates `usedAt` of known entries. Does not add to a
   * full book.
   */
  async recordOrders(tx: EntityManager, userId: number, orders: readonly AddressBookOrder[]): Promise<void> {
    const entries = newestByPrint(orders);
    const known = await storedEntries(tx, userId, bodiesOf(entries));
    await updateUsedAt(
      tx,
      [...known].map(([print, id]) => ({ id, usedAt: entries.get(print)?.usedAt ?? new Date(0) })),
    );
    for (const print of known.keys()) entries.delete(print);
    await this.insertNew(tx, userId, entries);
  }

  /** Adds new entries up to the maximum; returns their number. */
  async add(actor: Actor, entries: UsedEntries): Promise<number> {
    await this.backfill(actor.id);
    return this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      const known = await storedEntries(tx, actor.id, bodiesOf(entries));
      const fresh = new Map([...entries].filter(([print]) => !known.has(print)));
      return this.insertNew(tx, actor.id, fresh, bookSize(actor).most);
    });
  }

  private async insertNew(
    tx: EntityManager,
    userId: number,
    entries: UsedEntries,
    most = MAX_BOOK_ENTRIES,
  ): Promise<number> {
    if (entries.size === 0) return 0;
    const room = most - (await tx.countBy(BookEntry, { userId }));
    const fitting = [...entries].slice(0, Math.max(0, room));
    try {
      for (const [print, { entry, usedAt }] of fitting)
        await this.insert(tx, { userId, print, usedAt }, entry);
    } catch (error) {
      // A concurrent order has added the same receiver; the retry of the transaction finds its entry.
      throw isDuplicate(error) ? new ConcurrentUpdateError() : error;
    }
    return fitting.length;
  }

  /** Fills a new book from the client's latest orders, once. */
  private async backfill(userId: number): Promise<void> {
    if (await this.database.read.existsBy(AddressBookRow, { userId })) return;
    const orders = await this.orders.newest(this.database.read, userId, BACKFILL_ORDERS);
    await this.database.write(async (tx) => {
      if (!(await this.lock.hold(tx, userId)) || (await tx.existsBy(AddressBookRow, { userId }))) return;
      await tx.insert(AddressBookRow, { userId, filledAt: this.clock.now() });
      await this.recordOrders(tx, userId, orders);
    });
  }

  private async insert(
    tx: EntityManager,
    { userId, print, usedAt }: { userId: number; print: string; usedAt: Date },
    entry: BookEntryBody,
  ): Promise<number> {
    if (entry.isDefault) await clearDefault(tx, userId);
    const searchText = await this.searchText(tx, entry);
    const entryId = await insertOne(tx, BookEntry, { ...entry, userId, searchText, usedAt, version: 1 });
    await insertMany(tx, BookPrint, [{ userId, print, entryId }]);
    return entryId;
  }

  /** Validates a body, replaces the city's name by its label and throws all errors together. */
  private async checked(
    tx: EntityManager,
    dto: CreateBookEntryDto | UpdateBookEntryDto,
    before?: BookEntry,
  ): Promise<BookEntryBody> {
    const errors = { ...problemsOf(dto) };
    const entry = validFields(addressBookFields, dto);
    if (before && before.side !== entry.side) errors['side'] ??= ['Получателя нельзя сделать местом забора'];
    const { cityId, city, pointId } = entry;
    if (cityId !== null && (cityId !== before?.cityId || city !== before.city)) {
      const found = (await this.places.labelledCities(tx, [cityId])).get(cityId);
      if (!found) errors['cityId'] ??= [MESSAGES.chooseFromList];
      else if (city && !found.matches(city))
        errors['city'] ??= [MESSAGES.cityDiffers(city, found.id, found.label)];
      entry.city = found?.label ?? null;
    }
    if (
      pointId !== null &&
      pointId !== before?.pointId &&
      !(await this.places.points(tx, [pointId])).has(pointId)
    )
      errors['pointId'] ??= [MESSAGES.chooseFromList];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return entry;
  }

  private async searchText(tx: EntityManager, entry: BookEntryBody): Promise<string> {
    const points = entry.pointId === null ? null : await this.places.points(tx, [entry.pointId]);
    const place = points?.get(entry.pointId ?? 0)?.address ?? null;
    return fold([...wordsOf(addressBookFields, entry), searched('place', place)].join(' '));
  }

  private async view(tx: EntityManager, id: number): Promise<BookEntryDto> {
    const [view] = await this.views(tx, [await tx.findOneByOrFail(BookEntry, { id })]);
    if (!view) throw notFound(ABSENT.bookEntry);
    return view;
  }

  private async views(manager: EntityManager, rows: BookEntry[]): Promise<BookEntryDto[]> {
    const points = await this.places.points(manager, [
      ...new Set(rows.flatMap(({ pointId }) => pointId ?? [])),
    ]);
    return rows.map((row) => ({
      ...readFields(row),
      id: row.id,
      version: row.version,
      usedAt: toMinsk(row.usedAt),
      point: points.get(row.pointId ?? 0)?.address ?? null,
    }));
  }
}

async function ownEntry(tx: EntityManager, id: number, userId: number): Promise<BookEntry> {
  const entry = orNotFound(await tx.findOneBy(BookEntry, { id, userId }), ABSENT.bookEntry);
  return entry;
}

const clearDefault = (tx: EntityManager, userId: number): Promise<unknown> =>
  tx.update(BookEntry, { userId, isDefault: true }, { isDefault: false });
