// Replaces the `scheduler` package in shipped code: the rx binding needs one function of it, to release idle atoms
// later. The whole package would duplicate code of the host's react-dom.
export const unstable_LowPriority = 4
export const unstable_scheduleCallback = (_priority, run) => void setTimeout(run, 0)
