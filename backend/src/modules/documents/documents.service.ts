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
import { Renderer, RendererBusyError } from './render/renderer';
import { templateFolders } from './template-folders';

/** Jobs with more documents go to the batch renderer. */
const MANY = 300;

/** Renders the documents of orders. */
@Injectable()
export class DocumentsService implements OnApplicationShutdown {
  private readonly logger = new Logger('Documents');
  private readonly renderer: Renderer;
  /** A separate renderer for batches, so that they do not delay single documents. */
  private readonly manyRenderer: Renderer;

  constructor(
    private readonly reader: DocumentReader,
    private readonly company: CompanyService,
    private readonly journal: Journal,
    @Inject(CONFIG) config: Config,
  ) {
    const settings = { folders: templateFolders(config.dataDir), timeout: 15_000, memory: 256 };
    this.renderer = new Renderer({ ...settings, maxWaiting: 100, maxOfOwner: 20 });
    this.manyRenderer = new Renderer({ ...settings, maxWaiting: 3, maxOfOwner: 2 });
  }

  /** Renders a document and records it in the journal. 404 without such an order or document, 502 if rendering fails. */
  async make(kind: DocumentKind, query: DocumentQuery, caller: Actor): Promise<SentFile> {
    const source = await this.reader.read(query);
    const company = await this.company.read();
    const { name, job } = kind.fill({ ...source, company });
    const bytes = async (): Promise<Buffer> => {
      const made = await this.render(job, caller);
      const { id, userId } = source.order;
      const detail = `${name}, заказ № ${id}`;
      await this.journal.note({ kind: 'paperMade', account: userId, actor: caller, detail });
      return made;
    };
    return { name, mime: kind.mime, bytes };
  }

  /** Runs after the HTTP server has closed, because requests in flight wait for documents. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.renderer.close(), this.manyRenderer.close()]);
  }

  /** Renders a job; 503 if the queue is full or the caller has too many jobs in it, 502 if rendering fails. */
  async render(job: Job, caller: Actor): Promise<Buffer> {
    try {
      return await (sizeOf(job) > MANY ? this.manyRenderer : this.renderer).render(job, caller.id);
    } catch (error) {
      if (error instanceof RendererBusyError) {
        const text = 'Сейчас формируется слишком много документов. Повторите через минуту.';
        throw new Refusal('unavailable', text, { retryAfter: 60 });
      }
      const what = 'template' in job ? job.template : Object.keys(job)[0];
      this.logger.error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      throw new Refusal('document_failed');
    }
  }
}
