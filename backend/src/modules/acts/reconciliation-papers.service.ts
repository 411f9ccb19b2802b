import { Injectable } from '@nestjs/common';
import { formatDate, type ActPaperFormat } from '@shlyah/domain';
import type { SentFile } from '../../platform/files/send-file';
import { writeWorkbook, XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import { Journal } from '../../platform/journal/journal';
import { cleanData, DocumentsService, reconciliationContent, reconciliationSheet } from '../documents';
import type { ReconciliationQuery } from './reconciliation.dto';
import { Reconciliations } from './reconciliations.service';

/** Reconciliations as files; the journal records downloads by staff. */
@Injectable()
export class ReconciliationPapers {
  constructor(
    private readonly reconciliations: Reconciliations,
    private readonly documents: DocumentsService,
    private readonly journal: Journal,
  ) {}

  async file(query: ReconciliationQuery, format: ActPaperFormat, caller: Actor): Promise<SentFile> {
    const { user, source } = await this.reconciliations.read(query, caller);
    const name = `Акт сверки ${formatDate(source.from)}–${formatDate(source.to)}`;
    const note = async (): Promise<void> => {
      if (!isStaff(caller)) return;
      const firm = user === 0 ? `, ${source.client.name}` : '';
      const detail = `${name}${firm}, ${format}`;
      await this.journal.note({ kind: 'paperMade', account: user || null, actor: caller, detail });
    };
    if (format === 'xlsx') {
      const bytes = async () => {
        await note();
        return writeWorkbook([reconciliationSheet(source)]);
      };
      return { name: `${name}.xlsx`, mime: XLSX, bytes };
    }
    const bytes = async (): Promise<Buffer> => {
      const made = await this.documents.render(cleanData({ act: reconciliationContent(source) }), caller);
      await note();
      return made;
    };
    return { name: `${name}.pdf`, mime: 'application/pdf', bytes };
  }
}
