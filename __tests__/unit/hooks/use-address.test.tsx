import { act, renderHook } from '@testing-library/react';
import { closeDocument, showDocument, writePage } from '@/components/document/use-document-address';
import { useAddress } from '@/hooks/use-address';

beforeEach(() => history.replaceState(null, '', '/guides/lear?t=4#segment-s1'));

it('whoever reads the address hears of a document opened, turned and closed in it', () => {
  const { result } = renderHook(() => useAddress());
  act(() => showDocument('d'));
  expect(result.current).toBe('?t=4&document=d#segment-s1');
  act(() => writePage('d', 3));
  expect(result.current).toBe('?t=4&document=d&page=3#segment-s1');
  act(() => closeDocument());
  expect(result.current).toBe('?t=4#segment-s1');
});
