import { Injectable } from '@nestjs/common';
import {
  bandProblems,
  calculatorPackageFields,
  cleanFields,
  LIMITS,
  MESSAGES,
  toKopecks,
  zoneCoefficient,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Database } from '../../platform/database/database';
import { currentRevision, nextRevision } from '../../platform/database/revisions';
import { Feed } from '../../platform/feed/feed';
import { History, type Change } from '../../platform/journal/history/history';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { Repeat } from '../../platform/idempotency/repeat';
import { invalid } from '../../platform/http/errors';
import { checkVersion } from '../../platform/http/version';
import type {
  CalculatorDto,
  ChangedRowDto,
  InsertedRowsDto,
  NewRowDto,
  UpdateCalculatorDto,
} from './dto/calculator.dto';
import type { QuoteDto, QuoteRequestDto } from './dto/quote.dto';
import { Region } from './region.entity';
import { bandOf, Tariff } from './tariff';
import { TariffRow, type TariffKind } from './tariff-row.entity';
import { calculatorView, describeRegion, describeRow, hundredths } from './tariff.mapper';

/** The tariff's tables as admins see and change them, and the public quote. */
@Injectable()
export class CalculatorService {
  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
    private readonly history: History,
    private readonly idempotency: Idempotency,
    private readonly feed: Feed,
  ) {}

  read(manager: EntityManager = this.database.read): Promise<CalculatorDto> {
    return this.view(manager);
  }

  async quote(request: QuoteRequestDto): Promise<QuoteDto> {
    const { cityId, recivePoint, packages } = request;
    const destination = recivePoint ? { pointId: recivePoint } : { cityId: cityId ?? 0 };
    const items = packages.map((item) => cleanFields(calculatorPackageFields, item));
    const quoted = await this.tariff.estimate(
      this.database.read,
      destination,
      items,
      request['fragileСargo'] ?? false,
    );
    if (!quoted) throw invalid({ [recivePoint ? 'recivePoint' : 'cityId']: ['Выберите из списка'] });
    return quoted;
  }

  /** Applies the whole change or nothing; the result is checked, not the steps (docs/contract.md#calculator). */
  update(change: Partial<UpdateCalculatorDto>, actor: Actor): Promise<CalculatorDto> {
    return this.database.write((tx) => this.save(tx, change, actor));
  }

  /** The same for rows that are only added, safe to be sent again. */
  insert(insert: InsertedRowsDto, actor: Actor, repeat: Repeat): Promise<CalculatorDto> {
    return this.idempotency.run(
      repeat,
      { userId: actor.id, operation: 'insertRows', body: insert },
      {
        create: async (tx) => ({ id: 0, answer: await this.save(tx, { insert }, actor) }),
        again: (tx) => this.view(tx),
      },
    );
  }

  private async save(
    tx: EntityManager,
    change: Partial<UpdateCalculatorDto>,
    actor: Actor,
  ): Promise<CalculatorDto> {
    const version = await nextRevision(tx, 'tariff');
    await checkVersion(
      change.version,
      version - 1,
      () => this.unchangedView(tx),
      () => this.history.savedBy(tx, 'tariff', version - 1, actor),
    );
    const changes: Change[] = [
      ...(await this.deleteRows(tx, change.delete ?? [])),
      ...(await this.updateRows(tx, change.update ?? [])),
      ...(await this.insertRows(tx, 'volume', change.insert?.volume ?? [])),
      ...(await this.insertRows(tx, 'weight', change.insert?.weight ?? [])),
    ];
    await this.judge(tx, 'volume');
    await this.judge(tx, 'weight');
    await this.history.record(tx, 'tariff', version, actor, changes);
    if (changes.length > 0) await this.feed.append(tx, { type: 'tariff.changed', userId: null });
    return this.view(tx);
  }

  /** For a refusal: the unit of work, and its new version number, will be rolled back. */
  private async unchangedView(tx: EntityManager): Promise<CalculatorDto> {
    const view = await this.view(tx);
    return { ...view, version: view.version - 1 };
  }

  private async deleteRows(tx: EntityManager, ids: number[]): Promise<Change[]> {
    const changes: Change[] = [];
    for (const [index, id] of ids.entries()) {
      const row = await tx.findOneBy(TariffRow, { id });
      if (!row || row.kind === 'fragile') throw invalid({ [`delete.${index}`]: ['Такой строки нет'] });
      await tx.delete(TariffRow, { id });
      changes.push({ field: row.kind, from: describeRow(row), to: null });
    }
    return changes;
  }

  private async updateRows(tx: EntityManager, rows: ChangedRowDto[]): Promise<Change[]> {
    const changes: Change[] = [];
    for (const [index, sent] of rows.entries()) {
      const row = await tx.findOneBy(TariffRow, { id: sent.id });
      const region = row ? null : await tx.findOneBy(Region, { id: sent.id });
      if (row) changes.push(...(await this.updateRow(tx, row, sent, `update.${index}`)));
      else if (region) changes.push(...(await this.updateRegion(tx, region, sent)));
      else throw invalid({ [`update.${index}.id`]: ['Такой строки нет'] });
    }
    return changes;
  }

  private async updateRow(
    tx: EntityManager,
    row: TariffRow,
    sent: ChangedRowDto,
    path: string,
  ): Promise<Change[]> {
    const changed: TariffRow = {
      ...row,
      value: sent.value == null ? row.value : hundredths(sent.value),
      lower: sent.value2 == null ? row.lower : hundredths(sent.value2),
      upper: sent.value3 == null ? row.upper : hundredths(sent.value3),
    };
    if (changed.value === 0 && row.kind !== 'fragile') {
      throw invalid({ [`${path}.value`]: ['Коэффициент должен быть больше нуля'] });
    }
    if (changed.value > hundredths(LIMITS.coefficient) && row.kind !== 'fragile') {
      throw invalid({ [`${path}.value`]: [MESSAGES.max(LIMITS.coefficient)] });
    }
    const { id, ...columns } = changed;
    await tx.update(TariffRow, { id }, columns);
    const [from, to] = [describeRow(row), describeRow(changed)];
    return from === to ? [] : [{ field: row.kind, from, to }];
  }

  private async updateRegion(tx: EntityManager, region: Region, { price }: ChangedRowDto): Promise<Change[]> {
    if (price === null || price === undefined || toKopecks(price) === region.price) return [];
    const changed = {
      price: toKopecks(price),
      coefficient: Math.round(zoneCoefficient(toKopecks(price)) * 10_000),
    };
    await tx.update(Region, { id: region.id }, changed);
    return [{ field: 'region', from: describeRegion(region), to: describeRegion({ ...region, ...changed }) }];
  }

  private async insertRows(tx: EntityManager, kind: TariffKind, rows: NewRowDto[]): Promise<Change[]> {
    const changes: Change[] = [];
    for (const { value, value2, value3 } of rows) {
      const row = { kind, value: hundredths(value), lower: hundredths(value2), upper: hundredths(value3) };
      await tx.insert(TariffRow, row);
      changes.push({ field: kind, from: null, to: describeRow(row) });
    }
    return changes;
  }

  private async judge(tx: EntityManager, kind: 'volume' | 'weight'): Promise<void> {
    const rows = await tx.find(TariffRow, { where: { kind }, order: { lower: 'ASC', id: 'ASC' } });
    const { errors } = bandProblems(rows.map(bandOf));
    if (errors.length > 0) throw invalid({ [kind]: errors.map(({ message }) => message) });
  }

  private async view(manager: EntityManager): Promise<CalculatorDto> {
    const rows = await manager.find(TariffRow, { order: { lower: 'ASC' } });
    const regions = await manager.find(Region, { order: { id: 'ASC' } });
    return calculatorView(rows, regions, await currentRevision(manager, 'tariff'));
  }
}
