// The program of the process that looks at the scans and avatars of accounts.
import { answerEach } from './answer-each';
import { judgeUpload } from './upload-job';

answerEach(judgeUpload);
