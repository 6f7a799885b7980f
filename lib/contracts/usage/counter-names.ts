/** Reports of COUNTER 5.1 and their names, which are the standard's. Apart, because browsers load it. */
export const counterNames = {
  PR: 'Platform Report',
  PR_P1: 'Platform Usage',
  DR: 'Database Report',
  DR_D1: 'Database Search and Item Usage',
  DR_D2: 'Database Access Denied',
  IR: 'Item Report',
  IR_M1: 'Multimedia Item Requests',
} as const;
export type ReportId = keyof typeof counterNames;
