/** The list that the person last put something into by choice: a lesson is planned from several recordings into one list. */
import { create } from 'zustand';

/** Kept with the page's script only, so it is gone when somebody else signs in. Empty: none was chosen. */
export const useLastList = create<{ id: string }>(() => ({ id: '' }));
