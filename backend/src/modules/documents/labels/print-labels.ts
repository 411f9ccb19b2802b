import { writePackage } from '../render/package';
import { dotsOf, DPMM, pngOf, zplOf } from './dots';
import { drawLabels } from './draw-labels';
import type { LabelsJob } from './label';

/** Labels in the format of the job; pictures are the pages of the PDF as a printer of 203 dpi prints them. */
export async function printLabels(job: LabelsJob): Promise<Buffer> {
  const pdf = await drawLabels(job);
  if (job.format === 'pdf') return pdf;
  const pages = dotsOf(pdf, DPMM);
  if (job.format === 'zpl') {
    const labels: string[] = [];
    for await (const page of pages) labels.push(zplOf(page));
    return Buffer.from(labels.join(''));
  }
  const pictures = new Map<string, Buffer>();
  for await (const page of pages) {
    const label = job.labels[pictures.size];
    pictures.set(`${label?.name ?? ''}.png`, pngOf(page, DPMM));
  }
  const [only = Buffer.alloc(0)] = pictures.values();
  return pictures.size === 1 ? only : writePackage(pictures);
}
