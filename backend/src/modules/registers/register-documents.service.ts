import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { shownOrderNumber } from '@shlyah/domain';
import type { SentFile } from '../../platform/files/send-file';
import { writeWorkbook, XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import { refusal } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import { CompanyService } from '../company/company.service';
import { cleanData, DocumentsService, type RegisterContent } from '../documents';
import { actContent, registerContent, registerSheet } from './register-content';
import type { OrderRegisterDto } from './register.dto';
import { RegisterEditions } from './register-editions.service';
import type { RegisterFileQuery } from './register-input.dto';
import { RegisterReader } from './register-reader';

/** Renders the files of a register; the journal records downloads by staff. */
@Injectable()
export class RegisterDocuments {
  constructor(
    private readonly registers: RegisterReader,
    private readonly editions: RegisterEditions,
    private readonly company: CompanyService,
    private readonly documents: DocumentsService,
    private readonly journal: Journal,
  ) {}

  /** An edition of the register, the last one by default. */
  async register(id: number, { format, edition }: RegisterFileQuery, caller: Actor): Promise<SentFile> {
    const register = await this.editions.paper(id, edition, caller);
    const title = `Реестр № ${shownOrderNumber(id)}`;
    const name = `${title}, ред. ${register.edition}`;
    const company = await this.companyName();
    if (format !== 'xlsx') return this.pdf(name, registerContent(register, company), caller);
    const bytes = async (): Promise<Readable> => {
      await this.note(name, caller);
      return writeWorkbook([{ name: title, ...registerSheet(register, company) }]);
    };
    return { name: `${name}.xlsx`, mime: XLSX, bytes };
  }

  /** The act of acceptance; 409 before the register is received. */
  async act(id: number, caller: Actor): Promise<SentFile> {
    const register: OrderRegisterDto = await this.registers.one(id, caller);
    if (register.state !== 'received') throw refusal('transition', 'Груз по этому реестру ещё не принят.');
    return this.pdf(`Акт приёма № ${id}`, actContent(register, await this.companyName()), caller);
  }

  private pdf(name: string, paper: RegisterContent, caller: Actor): SentFile {
    const bytes = async (): Promise<Buffer> => {
      const made = await this.documents.render(cleanData({ register: paper }), caller);
      await this.note(name, caller);
      return made;
    };
    return { name: `${name}.pdf`, mime: 'application/pdf', bytes };
  }

  private async companyName(): Promise<string> {
    return (await this.company.read()).name;
  }

  private async note(detail: string, caller: Actor): Promise<void> {
    if (isStaff(caller)) await this.journal.note({ kind: 'paperMade', account: null, actor: caller, detail });
  }
}
