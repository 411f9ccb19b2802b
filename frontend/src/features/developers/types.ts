/** A text of /developers as the build has left it (frontend/developers). */
export interface Article {
  path: string;
  group: string;
  title: string;
  description: string;
  html: string;
}

/** Product data named in the texts: the server supplies it at rendering. */
export interface Facts {
  errors: { code: string; status: number; meaning: string; cure: string }[];
}
