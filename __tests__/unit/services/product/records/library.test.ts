import { defaultBrand, setSite } from '@/lib/contracts/site';
import { libraryIdentity } from '@/services/product/records/library';

afterEach(() => setSite(defaultBrand));

it('records and reports carry the name that pages show', () => {
  setSite({ ...defaultBrand, name: 'Riverside Library' });
  const identity = libraryIdentity({
    PUBLIC_URL: 'https://library.example/',
    COUNTER_PLATFORM_ID: 'otl',
    COUNTER_REGISTRY_RECORD: '',
    MARC_ORG_CODE: 'UkXxOTL',
    KBART_COVERAGE_DEPTH: 'fulltext',
    RECORDS_EMAIL: 'records@library.example',
  });
  expect(identity).toMatchObject({ name: 'Riverside Library', site: 'https://library.example' });
});
