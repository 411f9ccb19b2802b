import { writePackage } from '../render/package';
import { renderBitmaps, DPMM, encodePng, encodeZpl } from './bitmap';
import { drawLabels } from './draw-labels';
import type { LabelsJob } from './label';

/** Renders labels in the format of the job; pictures are the rasterised pages of the PDF. */
export async function printLabels(job: LabelsJob): Promise<Buffer> {
  const pdf = await drawLabels(job);
  if (job.format === 'pdf') return pdf;
  const pages = renderBitmaps(pdf, DPMM);
  if (job.format === 'zpl') {
    const labels: string[] = [];
    for await (const page of pages) labels.push(encodeZpl(page));
    return Buffer.from(labels.join(''));
  }
  const pictures = new Map<string, Buffer>();
  for await (const page of pages) {
    const label = job.labels[pictures.size];
    pictures.set(`${label?.name ?? ''}.png`, encodePng(page, DPMM));
  }
  const [only = Buffer.alloc(0)] = pictures.values();
  return pictures.size === 1 ? only : writePackage(pictures);
}
