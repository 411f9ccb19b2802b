/** A text of /developers as the build has left it (frontend/developers). */
export interface Article {
  path: string;
  group: string;
  title: string;
  description: string;
  html: string;
}

/** What of the product the texts name: the server tells it when it draws them. */
export interface Facts {
  errors: { code: string; status: number; meaning: string; cure: string }[];
}
