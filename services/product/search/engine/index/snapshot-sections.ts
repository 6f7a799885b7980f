/** A store as named sections of bytes, and back. */
import { z } from 'zod';
import { allAtOnce } from '@/services/common/in-turns';
import { Columns } from './columns';
import { FacetDictionary } from './facet-dictionary';
import { Growable } from './growable';
import { rankingFrom } from '../query/order';
import { SpeechIndex } from '../query/speech';
import { Store } from './store';

export interface Section {
  name: string;
  kind: 'u16' | 'u32' | 'f64' | 'json';
  data: Buffer;
}

type Numbers = Uint16Array | Uint32Array | Float64Array;

function numeric(name: string, values: Numbers): Section {
  const kind = values instanceof Uint16Array ? 'u16' : values instanceof Uint32Array ? 'u32' : 'f64';
  return { name, kind, data: Buffer.from(values.buffer, values.byteOffset, values.byteLength) };
}

const json = (name: string, value: unknown): Section => ({
  name,
  kind: 'json',
  data: Buffer.from(JSON.stringify(value), 'utf8'),
});

/** The base, and the captions, which must be compacted. What has changed since the base was made is not in it. */
export function toSections({ base, facets, speech }: Store): Section[] {
  const { columns, parts } = base;
  const said = speech.parts();
  return [
    json('ids', columns.ids),
    json('slugs', columns.slugs),
    json('names', columns.names),
    json('terms', parts.terms),
    json('facetRecords', facets.all()),
    numeric('types', columns.types.data),
    numeric('age', columns.age.data),
    numeric('forwardStart', columns.forwardStart.data),
    numeric('forward', columns.forward.data),
    numeric('facetStart', columns.facetStart.data),
    numeric('facets', columns.facets.data),
    numeric('postingStart', parts.postingStart),
    numeric('postingDocs', parts.postingDocs),
    numeric('postingImpacts', parts.postingImpacts),
    numeric('facetDocsStart', parts.facetDocsStart),
    numeric('facetDocs', parts.facetDocs),
    ...Object.entries(parts.rankings).map(([order, { sequence }]) => numeric(order, sequence)),
    json('speechIds', said.ids),
    json('speechTerms', said.terms),
    numeric('speechWords', said.words),
    numeric('speechCueWords', said.cueWords),
    numeric('speechCueTimes', said.cueTimes),
    numeric('speechCues', said.recordingCues),
  ];
}

const strings = z.array(z.string());
const facetsSchema = z.array(
  z.object({
    family: z.number(),
    key: z.string(),
    name: z.string(),
    group: z.string().exactOptional(),
    parent: z.string().exactOptional(),
  }),
);

/** Reads sections by name; numbers are views of the file's own memory. */
class Reader {
  private readonly sections: ReadonlyMap<string, Section>;

  constructor(sections: readonly Section[]) {
    this.sections = new Map(sections.map((section) => [section.name, section]));
  }

  json<T>(name: string, schema: z.ZodType<T>): T {
    return schema.parse(JSON.parse(this.bytes(name).toString('utf8')));
  }

  u32(name: string): Uint32Array {
    const { buffer, byteOffset, byteLength } = aligned(this.bytes(name));
    return new Uint32Array(buffer, byteOffset, byteLength / 4);
  }

  u16(name: string): Uint16Array {
    const { buffer, byteOffset, byteLength } = aligned(this.bytes(name));
    return new Uint16Array(buffer, byteOffset, byteLength / 2);
  }

  f64(name: string): Float64Array {
    const { buffer, byteOffset, byteLength } = aligned(this.bytes(name));
    return new Float64Array(buffer, byteOffset, byteLength / 8);
  }

  kind(name: string): Section['kind'] {
    return this.section(name).kind;
  }

  private bytes(name: string): Buffer {
    return this.section(name).data;
  }

  private section(name: string): Section {
    const section = this.sections.get(name);
    if (!section) throw new Error(`the snapshot has no section ${name}`);
    return section;
  }
}

/** A small file may start anywhere in a shared block of memory; unaligned bytes are copied. */
const aligned = (bytes: Buffer): Uint8Array => (bytes.byteOffset % 8 === 0 ? bytes : Uint8Array.from(bytes));

export function fromSections(sections: readonly Section[]): Store {
  const reader = new Reader(sections);
  const parts = {
    columns: readColumns(reader),
    terms: reader.json('terms', strings),
    postingStart: reader.u32('postingStart'),
    postingDocs: reader.u32('postingDocs'),
    postingImpacts: reader.u16('postingImpacts'),
    facetDocsStart: reader.u32('facetDocsStart'),
    facetDocs: reader.u32('facetDocs'),
    rankings: {
      'name-asc': rankingFrom(reader.u32('name-asc')),
      'name-desc': rankingFrom(reader.u32('name-desc')),
      'age-desc': rankingFrom(reader.u32('age-desc')),
      'age-asc': rankingFrom(reader.u32('age-asc')),
    },
  };
  const facets = FacetDictionary.from(reader.json('facetRecords', facetsSchema));
  return allAtOnce(Store.of(parts, facets, readSpeech(reader)));
}

function readSpeech(reader: Reader): SpeechIndex {
  const isSmall = reader.kind('speechWords') === 'u16';
  return new SpeechIndex({
    ids: reader.json('speechIds', strings),
    terms: reader.json('speechTerms', strings),
    words: isSmall ? reader.u16('speechWords') : reader.u32('speechWords'),
    cueWords: reader.u32('speechCueWords'),
    cueTimes: reader.u32('speechCueTimes'),
    recordingCues: reader.u32('speechCues'),
  });
}

function readColumns(reader: Reader): Columns {
  return Object.assign(new Columns(), {
    ids: reader.json('ids', strings),
    slugs: reader.json('slugs', strings),
    names: reader.json('names', strings),
    types: new Growable(reader.u32('types')),
    age: new Growable(reader.f64('age')),
    forwardStart: new Growable(reader.u32('forwardStart')),
    forward: new Growable(reader.u32('forward')),
    facetStart: new Growable(reader.u32('facetStart')),
    facets: new Growable(reader.u32('facets')),
  } satisfies Omit<Columns, 'size' | 'append' | 'read' | 'forwardOf' | 'facetsOf' | 'trim'>);
}
