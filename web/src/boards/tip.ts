// A tip of a guided game. The first one that was not given yet and whose time has come is shown.
export interface Tip<View> {
  /** its text is the message `GAME_guide:KEY` */
  key: string;
  /** asked when the viewer is to move */
  when: (view: View, legal: string[], viewer: number) => boolean;
  /** a selector of what the tip speaks of, or null for the table as a whole */
  place: string | null;
}
