/** The part of marcjs that is used; the package has no types. */
declare module 'marcjs' {
  interface MarcJson {
    leader: string;
    fields: string[][];
  }
  export const Marc: {
    formater: { iso2709: (record: MarcJson) => string };
    parser: { iso2709: (raw: Buffer) => MarcJson; marcxml: (xml: string) => MarcJson };
  };
}
