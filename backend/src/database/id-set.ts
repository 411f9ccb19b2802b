const bits = 32;

/** A set of numbers of rows, newest (greatest) first: one bit for each number up to the greatest. */
export class IdSet {
  /** `counted`: how many there are, where that is known. */
  private constructor(
    private readonly parts: Uint32Array,
    private counted: number | null = null,
  ) {}

  static of(ids: readonly number[]): IdSet {
    const greatest = ids.reduce((most, id) => Math.max(most, id), -1);
    const set = new IdSet(new Uint32Array(Math.floor(greatest / bits) + 1), 0);
    for (const id of ids) set.add(id);
    return set;
  }

  /** Of a text, numbers between commas, such as a database makes of a million rows sooner than rows. */
  static parse(text: string): IdSet {
    let greatest = 0;
    const each = (take: (id: number) => void): void => {
      let id = 0;
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at) - 48;
        if (code >= 0) id = id * 10 + code;
        else {
          take(id);
          id = 0;
        }
      }
      if (text.length > 0) take(id);
    };
    each((id) => {
      if (id > greatest) greatest = id;
    });
    const set = new IdSet(new Uint32Array(text.length === 0 ? 0 : Math.floor(greatest / bits) + 1), 0);
    each((id) => set.add(id));
    return set;
  }

  /** The same bits, as another thread has sent them. */
  static from(parts: Uint32Array): IdSet {
    return new IdSet(parts);
  }

  get bits(): Uint32Array {
    return this.parts;
  }

  get size(): number {
    this.counted ??= this.count();
    return this.counted;
  }

  has(id: number): boolean {
    return ((this.parts[Math.floor(id / bits)] ?? 0) & (1 << (id % bits))) !== 0;
  }

  /** What is in both. */
  and(other: IdSet): IdSet {
    const parts = this.parts.slice(0, other.parts.length);
    for (let at = 0; at < parts.length; at++) parts[at] = (parts[at] ?? 0) & (other.parts[at] ?? 0);
    return new IdSet(parts);
  }

  /** What is in either. */
  or(other: IdSet): IdSet {
    const [longer, shorter] = this.parts.length < other.parts.length ? [other, this] : [this, other];
    const parts = longer.parts.slice();
    for (let at = 0; at < shorter.parts.length; at++) parts[at] = (parts[at] ?? 0) | (shorter.parts[at] ?? 0);
    return new IdSet(parts);
  }

  /** What is not greater than `most`, and the ids beyond it instead of what was there. */
  upTo(most: number, beyond: readonly number[] = []): IdSet {
    const greatest = beyond.reduce((max, id) => Math.max(max, id), most);
    const set = new IdSet(new Uint32Array(Math.floor(greatest / bits) + 1));
    const kept = Math.floor(most / bits);
    set.parts.set(this.parts.subarray(0, kept + 1));
    const last = (most % bits) + 1;
    if (last < bits && set.parts[kept] !== undefined) set.parts[kept] &= (1 << last) - 1;
    for (const id of beyond) set.add(id);
    return set;
  }

  without(id: number): IdSet {
    if (!this.has(id)) return this;
    const set = new IdSet(this.parts.slice());
    const at = Math.floor(id / bits);
    set.parts[at] = (set.parts[at] ?? 0) & ~(1 << (id % bits));
    return set;
  }

  /** So many of them, newest first, after so many that are left out. */
  slice(skip: number, count: number): number[] {
    const ids: number[] = [];
    let passed = 0;
    for (let at = this.parts.length - 1; at >= 0 && ids.length < count; at--) {
      const part = this.parts[at] ?? 0;
      if (part === 0) continue;
      const here = ones(part);
      if (passed + here > skip)
        for (let bit = bits - 1; bit >= 0 && ids.length < count; bit--)
          if ((part & (1 << bit)) !== 0 && passed++ >= skip) ids.push(at * bits + bit);
          else continue;
      else passed += here;
    }
    return ids;
  }

  /** The next greater one; null when there is none. */
  above(id: number): number | null {
    for (let next = id + 1; next < this.parts.length * bits; next++) {
      if (next % bits === 0 && this.parts[next / bits] === 0) next += bits - 1;
      else if (this.has(next)) return next;
    }
    return null;
  }

  /** The next smaller one; null when there is none. */
  below(id: number): number | null {
    for (let next = Math.min(id, this.parts.length * bits) - 1; next >= 0; next--) {
      if (next % bits === bits - 1 && this.parts[Math.floor(next / bits)] === 0) next -= bits - 1;
      else if (this.has(next)) return next;
    }
    return null;
  }

  private count(): number {
    let sum = 0;
    for (const part of this.parts) if (part !== 0) sum += ones(part);
    return sum;
  }

  private add(id: number): void {
    if (this.has(id)) return;
    const at = Math.floor(id / bits);
    this.parts[at] = (this.parts[at] ?? 0) | (1 << (id % bits));
    if (this.counted !== null) this.counted += 1;
  }
}

/** How many bits of a number are set. */
function ones(part: number): number {
  let rest = part - ((part >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
