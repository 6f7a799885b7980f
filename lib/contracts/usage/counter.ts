/**
 * COUNTER Release 5.1 as this library implements it: reports, metrics, columns and exceptions (docs/library-standards.md). Names
 * and messages are those of the standard and must not be changed.
 */
import { z } from 'zod';
import { counterNames, type ReportId } from './counter-names';

export type { ReportId };
export const reportIds = Object.keys(counterNames) as [ReportId, ...ReportId[]];

const itemMetrics = [
  'Total_Item_Investigations', 'Total_Item_Requests', 'Unique_Item_Investigations', 'Unique_Item_Requests',
] as const; // prettier-ignore
const titleMetrics = ['Unique_Title_Investigations', 'Unique_Title_Requests'] as const;
const searches = ['Searches_Automated', 'Searches_Federated', 'Searches_Regular'] as const;
const denials = ['Limit_Exceeded', 'No_License'] as const;
const requestMetrics = ['Total_Item_Requests', 'Unique_Item_Requests'] as const;
const MULTIMEDIA = ['Audiovisual', 'Image', 'Interactive_Resource', 'Multimedia', 'Sound'] as const;
const REGULAR = ['Regular'] as const;

export interface ReportKind {
  name: string;
  description: string;
  /** What one object of the report is. */
  entity: 'Platform' | 'Database' | 'Item';
  /** In the order of the standard; the header of a Standard View lists all of them as its filter. */
  metrics: readonly string[];
  /** Data types that may be requested; empty if the report shows none. */
  dataTypes: readonly string[];
  /** True for a Standard View: its filters are fixed. */
  view: boolean;
  /** Optional elements that may be shown in addition. */
  attributes: readonly string[];
}

/** Data types of PR, DR and IR in the standard; the library has items of only a few. */
const itemTypes = [
  'Article', 'Audiovisual', 'Book_Segment', 'Conference_Item', 'Database_Full_Item', 'Dataset', 'Image',
  'Interactive_Resource', 'Multimedia', 'News_Item', 'Other', 'Patent', 'Reference_Item', 'Report', 'Software', 'Sound',
  'Standard', 'Thesis_or_Dissertation', 'Unspecified',
] as const; // prettier-ignore
const titleTypes = ['Book', 'Conference', 'Journal', 'Newspaper_or_Newsletter', 'Reference_Work'] as const;
const databaseTypes = [
  'Audiovisual', 'Database_Aggregated', 'Database_AI', 'Database_Full', 'Database_Full_Item', 'Image', 'Interactive_Resource',
  'Multimedia', 'Other', 'Patent', 'Report', 'Sound', 'Standard', 'Thesis_or_Dissertation', 'Unspecified', ...titleTypes,
] as const; // prettier-ignore

export const reportKinds: Readonly<Record<ReportId, ReportKind>> = {
  PR: {
    name: counterNames.PR,
    description: 'Activity on the whole platform, with filters to choose.',
    entity: 'Platform',
    view: false,
    metrics: ['Searches_Platform', ...itemMetrics, ...titleMetrics],
    dataTypes: [...itemTypes, ...titleTypes, 'Platform'],
    attributes: ['Access_Method'],
  },
  PR_P1: {
    name: counterNames.PR_P1,
    description: 'Requests and searches on the whole platform.',
    entity: 'Platform',
    view: true,
    metrics: ['Searches_Platform', ...requestMetrics, 'Unique_Title_Requests'],
    dataTypes: [],
    attributes: [],
  },
  DR: {
    name: counterNames.DR,
    description: 'Activity within a database, with filters to choose.',
    entity: 'Database',
    view: false,
    metrics: [...searches, ...itemMetrics, ...titleMetrics, ...denials],
    dataTypes: databaseTypes,
    attributes: ['Access_Method'],
  },
  DR_D1: {
    name: counterNames.DR_D1,
    description: 'Searches, investigations and requests by database.',
    entity: 'Database',
    view: true,
    metrics: [...searches, ...itemMetrics],
    dataTypes: [],
    attributes: [],
  },
  DR_D2: {
    name: counterNames.DR_D2,
    description: 'Denials by database for want of a licence.',
    entity: 'Database',
    view: true,
    metrics: denials,
    dataTypes: [],
    attributes: [],
  },
  IR: {
    name: counterNames.IR,
    description: 'Activity by item, with filters to choose.',
    entity: 'Item',
    view: false,
    metrics: [...itemMetrics, ...denials],
    dataTypes: itemTypes,
    attributes: ['Authors', 'Publication_Date', 'Article_Version', 'YOP', 'Access_Type', 'Access_Method'],
  },
  IR_M1: {
    name: counterNames.IR_M1,
    description: 'Requests of recordings and interactive resources.',
    entity: 'Item',
    view: true,
    metrics: requestMetrics,
    dataTypes: MULTIMEDIA,
    attributes: [],
  },
};

/** The fixed filters of a Standard View, in the order of its table in the standard. */
export function viewFilters(id: ReportId): Readonly<Record<string, readonly string[]>> {
  const { view, dataTypes } = reportKinds[id];
  if (!view) return {};
  return dataTypes.length > 0 ? { Data_Type: dataTypes, Access_Method: REGULAR } : { Access_Method: REGULAR };
}

/** Code → message and HTTP status. */
export const counterExceptions = {
  1000: ['Service Not Available', 503],
  1010: ['Service Busy', 503],
  1020: ['Client has made too many requests', 429],
  1030: ['Insufficient Information to Process Request', 400],
  2000: ['Requestor Not Authorized to Access Service', 401],
  2010: ['Requestor is Not Authorized to Access Usage for Institution', 403],
  2011: ['Global Reports Not Supported', 403],
  2020: ['APIKey Invalid', 401],
  3020: ['Invalid Date Arguments', 400],
  3030: ['No Usage Available for Requested Dates', 200],
  3031: ['Usage Not Ready for Requested Dates', 200],
  3032: ['Usage No Longer Available for Requested Dates', 200],
  3040: ['Partial Data Returned', 200],
  3050: ['Parameter Not Recognized in this Context', 200],
  3060: ['Invalid ReportFilter Value', 200],
  3061: ['Incongruous ReportFilter Value', 200],
  3062: ['Invalid ReportAttribute Value', 200],
  3063: ['Components Not Supported', 200],
} as const satisfies Record<number, readonly [string, number]>;
export type ExceptionCode = keyof typeof counterExceptions;

export const counterExceptionSchema = z.object({
  Code: z.number().int(),
  Message: z.string(),
  Data: z.string().optional(),
  Help_URL: z.string().optional(),
});
export type CounterException = z.infer<typeof counterExceptionSchema>;

export const counterException = (code: ExceptionCode, data?: string): CounterException => ({
  Code: code,
  Message: counterExceptions[code][0],
  ...(data === undefined ? {} : { Data: data }),
});

/** Customer id of usage that belongs to no customer ("The World"); its reports are not available. */
export const THE_WORLD = '0000000000000000';

/** For the API description only; the standard defines the content of a report. */
export const counterReportSchema = z.object({
  Report_Header: z.looseObject({
    Release: z.literal('5.1'),
    Report_ID: z.enum(reportIds),
    Report_Name: z.string(),
  }),
  Report_Items: z.array(z.looseObject({})),
});
export const counterStatusSchema = z.array(
  z.object({ Description: z.string(), Service_Active: z.boolean(), Registry_Record: z.string() }),
);
export const counterReportListSchema = z.array(
  z.object({
    Report_Name: z.string(),
    Report_ID: z.string(),
    Release: z.literal('5.1'),
    Report_Description: z.string(),
    Path: z.string(),
    First_Month_Available: z.string(),
    Last_Month_Available: z.string(),
  }),
);
export const counterMembersSchema = z.array(
  z.object({
    Customer_ID: z.string(),
    Institution_Name: z.string(),
    Institution_ID: z.object({ Proprietary: z.array(z.string()) }),
  }),
);
