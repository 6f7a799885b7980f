import { documentOfAddress, withDocument } from '@/lib/domain/item-page/document/document-address';

const documents = [
  { id: 'd1', name: 'One', pages: 3 },
  { id: 'd2', name: 'Two', pages: null },
];

describe('the document an address names', () => {
  it('opens none by itself', () => {
    expect(documentOfAddress('', documents)).toEqual({ document: null, pageNumber: 1 });
  });
  it('opens the first for a page alone', () => {
    expect(documentOfAddress('?page=2', documents)).toEqual({ document: documents[0], pageNumber: 2 });
  });
  it('opens the named one at its page', () => {
    expect(documentOfAddress('?document=d2&page=7', documents)).toEqual({
      document: documents[1],
      pageNumber: 7,
    });
  });
  it.each(['?document=other', '?document=other&page=2', '?page=0', '?page=-1', '?page=x', '?page=99999'])(
    'opens none for %s',
    (search) => {
      expect(documentOfAddress(search, documents).document).toBeNull();
    },
  );
  it('writes an address that reads back, and keeps other parameters', () => {
    const search = withDocument('?t=5&page=9', { documentId: 'd2', pageNumber: 4 });
    expect(search).toBe('?t=5&document=d2&page=4');
    expect(documentOfAddress(search, documents)).toEqual({ document: documents[1], pageNumber: 4 });
    expect(withDocument(search, null)).toBe('?t=5');
    expect(withDocument('?document=d1', null)).toBe('');
  });
});
