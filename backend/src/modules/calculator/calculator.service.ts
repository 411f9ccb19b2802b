import { Injectable } from '@nestjs/common';
import { calculatorPackageFields, cleanFields } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { Repeat } from '../../platform/idempotency/repeat';
import { isStaff } from '../../platform/http/caller';
import { invalid, refusal } from '../../platform/http/errors';
import { Destinations } from './destinations';
import type { CalculatorDto, InsertedRowsDto, UpdateCalculatorDto } from './dto/calculator.dto';
import type { QuoteDto, QuoteRequestDto } from './dto/quote.dto';
import { Tariff } from './tariff';
import { editedFigures } from './tariff-edit';
import { TariffStore } from './tariff-store';

/** The tariff in force as admins see and change it, and the public quote. */
@Injectable()
export class CalculatorService {
  constructor(
    private readonly database: Database,
    private readonly tariff: Tariff,
    private readonly destinations: Destinations,
    private readonly store: TariffStore,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  read(): Promise<CalculatorDto> {
    return this.store.view(this.database.read);
  }

  /** Quotes by the caller's terms; staff name the client. */
  async quote(request: QuoteRequestDto, caller: Actor | null): Promise<QuoteDto> {
    const { cityId, recivePoint, packages } = request;
    const { read } = this.database;
    const items = packages.map((item) => cleanFields(calculatorPackageFields, item));
    const price = await this.tariff.pricer(read, clientOf(request, caller));
    const destination = await this.destinations.find(
      read,
      recivePoint ? { pointId: recivePoint } : { cityId: cityId ?? 0 },
    );
    const quoted = destination && price(destination, items, request['fragileСargo'] ?? false);
    if (!quoted) throw invalid({ [recivePoint ? 'recivePoint' : 'cityId']: ['Выберите из списка'] });
    return quoted;
  }

  /** Applies the whole change at once, or nothing (docs/contract.md#calculator). */
  update(change: Partial<UpdateCalculatorDto>, actor: Actor): Promise<CalculatorDto> {
    return this.database.write((tx) => this.save(tx, change, actor));
  }

  /** Adds rows; idempotent under the request's key. */
  insert(insert: InsertedRowsDto, actor: Actor, repeat: Repeat): Promise<CalculatorDto> {
    return this.idempotency.run(
      repeat,
      { userId: actor.id, operation: 'insertRows', body: insert },
      {
        create: async (tx) => ({ id: 0, answer: await this.save(tx, { insert }, actor) }),
        again: (tx) => this.store.view(tx),
      },
    );
  }

  private async save(
    tx: EntityManager,
    change: Partial<UpdateCalculatorDto>,
    actor: Actor,
  ): Promise<CalculatorDto> {
    const edited = await this.store.begin(tx, change.version, actor);
    const { after, changes } = editedFigures(edited.figures, change);
    if (changes.length > 0) await this.store.publish(tx, edited, after, this.clock.now(), actor);
    await this.store.recordChanges(tx, edited, actor, changes);
    return this.store.view(tx);
  }
}

function clientOf({ user }: QuoteRequestDto, caller: Actor | null): number | null {
  if (caller && isStaff(caller)) return user ?? null;
  if (user && user !== caller?.id) throw refusal('forbidden');
  return caller?.id ?? null;
}
