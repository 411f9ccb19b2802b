// What was measured and which promises were kept.

/** Prints each promise as it is checked and counts them. */
export class Report {
  kept = 0;
  broken = 0;

  heading(title) {
    console.log(`\n${title}`);
  }

  /** A figure that promises nothing. */
  figure(name, value) {
    console.log(`  ${name}: ${value}`);
  }

  promise(name, kept, value) {
    if (kept) this.kept += 1;
    else this.broken += 1;
    console.log(`  ${kept ? 'kept  ' : 'BROKEN'} ${name}: ${value}`);
  }
}
