import { closedWeekdays, type Calendar } from '@shlyah/domain';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompanyDto } from '../modules/company/dto/company.dto';
import type { Config } from '../platform/config/config';
import { describedCode, errorCodes } from '../platform/http/error-codes';
import { etagOf } from '../platform/common/hashes';
import type { TrackingDto } from '../modules/tracking';
import { packers, type Encoding } from '../platform/http/packing';

/** A text as it is sent, packed once and not with every request. */
export interface RenderedPage {
  text: Buffer;
  packed: Readonly<Record<Encoding, Buffer>>;
  etag: string;
}

/** The built program that draws the site (frontend/src/app/prerender.tsx). */
interface Drawer {
  drawSite(
    site: { company: CompanyDto; address: string; closedDays: string },
    templates: Record<string, string>,
    also: readonly string[],
  ): Promise<Record<string, string>>;
  drawDevelopers(
    site: { company: CompanyDto; address: string },
    template: string,
    articles: readonly { path: string }[],
    facts: { errors: { code: string; status: number; meaning: string; cure: string }[] },
  ): Record<string, string>;
  drawTracking(
    site: { company: CompanyDto; address: string },
    template: string,
    state: TrackingState,
  ): string;
}

/** What the build has left: the program, the pages before they are drawn, the texts of /developers (frontend/developers). */
interface Program {
  drawer: Drawer;
  templates: Record<string, string>;
  articles: { path: string }[];
}

/** What the page of parcels is drawn from (frontend/src/features/tracking/types.ts). */
export interface TrackingState {
  lookups: (
    { typed: string; parcel: TrackingDto; notices: 'on' | 'off' | null } | { typed: string; problem: string }
  )[];
  leftOut: number;
  at: string;
}

async function pack(text: string): Promise<RenderedPage> {
  const [br, gzip] = await Promise.all([packers.br(text), packers.gzip(text)]);
  return { text: Buffer.from(text), packed: { br, gzip }, etag: etagOf(text) };
}

/** The public pages with the company's data and the closed weekdays in them, drawn anew when these have changed. */
export class Pages {
  private drawn: { versions: string; pages: Promise<Map<string, RenderedPage>> } | null = null;

  private loaded: Program | undefined;

  constructor(
    private readonly folder: string,
    private readonly config: Config,
    private readonly company: () => Promise<CompanyDto>,
    private readonly calendar: () => Promise<Calendar & { version: number }>,
  ) {}

  /** By address in lower case; '' is the empty shell, for addresses that are drawn in the browser. */
  async all(): Promise<Map<string, RenderedPage>> {
    const [company, calendar] = await Promise.all([this.company(), this.calendar()]);
    const versions = `${company.version} ${calendar.version}`;
    if (this.drawn?.versions !== versions) {
      const pages = this.draw(company, closedWeekdays(calendar));
      this.drawn = { versions, pages };
      // What failed once is tried again with the next request.
      pages.catch(() => (this.drawn = null));
    }
    return this.drawn.pages;
  }

  /** The page of parcels, which is another one each time. */
  async tracking(state: TrackingState): Promise<string> {
    const { drawer, templates } = this.program;
    const site = { company: await this.company(), address: this.config.publicUrl.origin };
    return this.withTiles(drawer.drawTracking(site, templates['/t'] ?? '', state));
  }

  private async draw(company: CompanyDto, closedDays: string): Promise<Map<string, RenderedPage>> {
    const { drawer, templates, articles } = this.program;
    const site = { company, address: this.config.publicUrl.origin, closedDays };
    const also = articles.map(({ path }) => path);
    const errors = errorCodes.map((code) => ({ code, ...describedCode(code) }));
    const texts = {
      ...(await drawer.drawSite(site, templates, also)),
      ...drawer.drawDevelopers(site, templates['/developers'] ?? '', articles, { errors }),
    };
    const pages = Object.entries(texts).map(
      async ([path, text]) => [path.toLowerCase(), await pack(this.withTiles(text))] as const,
    );
    return new Map(await Promise.all(pages));
  }

  /** What the build has left to draw with. */
  private get program(): Program {
    const read = <T>(name: string): T => JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as T;
    this.loaded ??= {
      drawer: createRequire(__filename)(join(this.folder, 'prerender.cjs')) as Drawer,
      templates: read('templates.json'),
      articles: read('articles.json'),
    };
    return this.loaded;
  }

  /** Map tiles are configured at run time, so their address is written into the page. */
  private withTiles(text: string): string {
    const { mapTilesUrl } = this.config;
    if (mapTilesUrl === null) return text;
    const url = mapTilesUrl.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    return text.replace('</head>', () => `<meta name="map-tiles" content="${url}" /></head>`);
  }
}
