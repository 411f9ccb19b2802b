import { startedJobs } from '../../src/platform/queue/scheduled-job';

/**
 * Stops what other files have left running: files of tests share a process, and those are no jobs of the replicas of this one.
 * Not waited for: a round of theirs may never end.
 */
export function stopJobsOfOthers(): void {
  for (const job of startedJobs()) void job.stop();
}
