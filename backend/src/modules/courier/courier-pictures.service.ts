import { Injectable } from '@nestjs/common';
import { PICTURE_BYTES, PICTURES_OF_TRY, TOO_MANY_PICTURES, UNKNOWN_OUTCOME } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { LOCKED } from '../../platform/database/locked';
import { HEIC, isHeic } from '../../platform/files/upload-job';
import { UploadReader, type Photo } from '../../platform/files/upload-reader';
import { CourierOutcome, ProofWriter } from '../orders';
import type { Former } from './courier-corrections';
import { isKey } from './courier-keys';
import { CourierPass } from './courier-pass.entity';
import { CourierPasses, shownOf, type Phone } from './courier-passes.service';
import type { TakenPictureDto } from './courier-picture.dto';

/** The bytes of all pictures of a run, as they are kept. */
const BYTES_OF_RUN = 150 * 1024 * 1024;

const TOO_LARGE = `Фото больше ${PICTURE_BYTES / 1024 / 1024} МБ: снимите его с меньшим размером`;
const NO_ROOM = 'Фото этого рейса заняли всё отведённое место. Исход записан и без него.';
const GONE = 'Данные людей этого заказа удалены: фото не сохранено';

/** A picture that a telephone sends; `type`: what the telephone says it is. */
export interface SentPicture {
  key: string;
  outcome: string;
  type: string | undefined;
  /** The bytes, or null when there are too many. */
  read: () => Promise<Buffer | null>;
}

type Answer = Omit<TakenPictureDto, 'key'>;

/** Takes the pictures of drivers, each once by its key, and only beside an outcome of the same telephone (docs/contract.md#proofs). */
@Injectable()
export class CourierPictures {
  constructor(
    private readonly database: Database,
    private readonly passes: CourierPasses,
    private readonly proofs: ProofWriter,
    private readonly uploads: UploadReader,
  ) {}

  /** Also by a pass that is over. */
  async take(phone: Pick<Phone, 'token' | 'ip'>, sent: SentPicture): Promise<TakenPictureDto> {
    const passes = await this.passes.ofPhone(phone);
    return { key: sent.key, ...(await this.answer(sent, passes)) };
  }

  private async answer(sent: SentPicture, passes: readonly CourierPass[]): Promise<Answer> {
    const { read } = this.database;
    if (!isKey(sent.key) || !isKey(sent.outcome)) return refused('Ключи фото и исхода: UUID');
    const known = await this.known(read, sent);
    if (known) return known;
    const outcome = await read.findOneBy(CourierOutcome, { id: sent.outcome });
    const pass = passes.find(({ id }) => id === outcome?.passId);
    if (!outcome || !pass) return { ...refused(UNKNOWN_OUTCOME), outcomeKnown: false };
    const full = await this.lackOfRoom(read, outcome, pass);
    if (full) return refused(full);
    const photo = await this.photoOf(sent, pass);
    if ('refused' in photo) return refused(photo.refused);
    try {
      return await this.database.write((tx) => this.record(tx, sent, photo, { outcome, pass }));
    } catch (error) {
      // A second tab has sent the same.
      const answer = isDuplicate(error) ? await this.known(read, sent) : null;
      if (answer) return answer;
      throw error;
    }
  }

  private async photoOf(
    { type, read }: SentPicture,
    { runId }: CourierPass,
  ): Promise<Photo | { refused: string }> {
    const bytes = await read();
    if (bytes) return this.uploads.readPhoto(runId, bytes);
    return { refused: isHeic(type) ? HEIC : TOO_LARGE };
  }

  private async record(
    tx: EntityManager,
    { key, outcome: outcomeKey }: SentPicture,
    { bytes, width, height }: Photo,
    { outcome, pass }: { outcome: CourierOutcome; pass: CourierPass },
  ): Promise<Answer> {
    // The pictures of a run are counted one after another.
    await tx.findOneOrFail(CourierPass, { where: { id: pass.id }, ...LOCKED });
    const full = await this.lackOfRoom(tx, outcome, pass);
    if (full) return (await this.known(tx, { key, outcome: outcomeKey })) ?? refused(full);
    const { orderId, runId, former } = outcome;
    const { handover = null } = former === null ? {} : (JSON.parse(former) as Partial<Former>);
    const picture = { id: key, outcomeKey, handoverId: handover, orderId, runId, bytes, width, height };
    const isKept = await this.proofs.addPicture(tx, picture);
    if (isKept) await this.passes.appendEvent(tx, pass);
    return { taken: 'recorded', note: isKept ? null : GONE, outcomeKnown: true };
  }

  /** The answer to a picture that is here; null when it is not. */
  private async known(
    manager: EntityManager,
    { key, outcome }: Pick<SentPicture, 'key' | 'outcome'>,
  ): Promise<Answer | null> {
    const found = await this.proofs.outcomeOfPicture(manager, key);
    if (found === null) return null;
    return found === outcome
      ? { taken: 'already', note: null, outcomeKnown: true }
      : refused('Такой ключ уже занят: возьмите новый');
  }

  /** Why there is no room for another picture; null when there is. */
  private async lackOfRoom(
    manager: EntityManager,
    { id, runId }: CourierOutcome,
    pass: CourierPass,
  ): Promise<string | null> {
    const { ofOutcome, ofRun, bytesOfRun } = await this.proofs.countPictures(manager, {
      outcomeKey: id,
      runId,
    });
    if (ofOutcome >= PICTURES_OF_TRY) return TOO_MANY_PICTURES;
    const most = PICTURES_OF_TRY * shownOf(pass).length;
    return ofRun >= most || bytesOfRun >= BYTES_OF_RUN ? NO_ROOM : null;
  }
}

const refused = (note: string): Answer => ({ taken: 'refused', note, outcomeKnown: true });
