import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SentFile } from '../../platform/files/send-file';
import type { Actor } from '../../platform/http/actor';
import { CompanyService } from '../company/company.service';
import { CONFIG, type Config } from '../../platform/config/config';
import { Journal } from '../../platform/journal/journal';
import { Refusal } from '../../platform/http/errors';
import type { DocumentKind } from './document-kind';
import { DocumentReader } from './document-reader';
import type { DocumentQuery } from './dto/document-query.dto';
import { sizeOf, type Job } from './render/jobs';
import { Renderer, RendererBusy } from './render/renderer';
import { templateFolders } from './template-folders';

/** Documents in one that take some seconds. */
const MANY = 300;

/** Makes the documents of an order. */
@Injectable()
export class DocumentsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Documents');
  private readonly renderer: Renderer;
  /** Of hundreds in one, for which a single document does not wait. */
  private readonly manyRenderer: Renderer;

  constructor(
    private readonly reader: DocumentReader,
    private readonly company: CompanyService,
    private readonly journal: Journal,
    @Inject(CONFIG) config: Config,
  ) {
    const settings = { folders: templateFolders(config.dataDir), timeout: 15_000, memory: 256 };
    this.renderer = new Renderer({ ...settings, maxWaiting: 100 });
    this.manyRenderer = new Renderer({ ...settings, maxWaiting: 3 });
  }

  /** Keeps in the journal who has it. Refuses with 404 when there is no such order or it has no such document, with 502 when it cannot be made. */
  async make(kind: DocumentKind, query: DocumentQuery, caller: Actor): Promise<SentFile> {
    const source = await this.reader.read(query);
    const company = await this.company.read();
    const { name, job } = kind.fill({ ...source, company });
    const bytes = async (): Promise<Buffer> => {
      const made = await this.render(job);
      const { id, userId } = source.order;
      const detail = `${name}, заказ № ${id}`;
      await this.journal.note({ kind: 'paperMade', account: userId, actor: caller, detail });
      return made;
    };
    return { name, mime: kind.mime, bytes };
  }

  /** After the HTTP server has closed, because requests in flight still wait for their documents. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.renderer.close(), this.manyRenderer.close()]);
  }

  /** Refuses with 503 while too many wait, with 502 when it cannot be made. */
  async render(job: Job): Promise<Buffer> {
    try {
      return await (sizeOf(job) > MANY ? this.manyRenderer : this.renderer).render(job);
    } catch (error) {
      if (error instanceof RendererBusy) {
        const text = 'Сейчас формируется слишком много документов. Повторите через минуту.';
        throw new Refusal('unavailable', text, { retryAfter: 60 });
      }
      const what = 'template' in job ? job.template : Object.keys(job)[0];
      this.logger.error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      throw new Refusal('document_failed');
    }
  }
}
