import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { sendErrorReport } from '@/lib/clients/error-reports';
import { faultOf, ReportGate } from '@/lib/domain/reports/error-report';

type FaultEvent = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    /** Errors from before this code loaded, kept by lib/browser/before-paint.ts. */
    earlyFaults?: FaultEvent[];
  }
}

/** Reports window errors and unhandled rejections silently: each once, at most ten per page view (R-ERR-25..28). */
export function useErrorReports(): void {
  const { events } = useRouter();
  useEffect(() => {
    const gate = new ReportGate();
    const report = (event: FaultEvent) => {
      const fault =
        'reason' in event
          ? faultOf(event.type, event.reason)
          : faultOf(event.type, event.error, event.message);
      if (gate.admits(fault)) void sendErrorReport(fault);
    };
    const open = () => gate.open();
    window.earlyFaults?.forEach(report);
    delete window.earlyFaults;
    addEventListener('error', report);
    addEventListener('unhandledrejection', report);
    events.on('routeChangeComplete', open);
    return () => {
      removeEventListener('error', report);
      removeEventListener('unhandledrejection', report);
      events.off('routeChangeComplete', open);
    };
  }, [events]);
}
